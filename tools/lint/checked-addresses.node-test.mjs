import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { checkedAddresses } from './checked-addresses.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

const jsx = { languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } } };
const address = [{ messageId: 'address' }];
const name = [{ messageId: 'name' }];

new RuleTester(jsx).run('addresses that are printed or followed', checkedAddresses, {
  valid: [
    // Checked where they are printed.
    'const a = <a href={safeLink(to)} />',
    'const a = <a href={safeHref(to) ?? undefined} />',
    'const a = <a href={safeAddress(to)!} />',
    'const a = <img src={source && safeSource(source)} />',
    'const a = <img srcSet={safeSource(text)} />',
    'const a = <video poster={wide ? safeSource(one) : safeSource(other)} />',
    'const a = <iframe src={safeAddress(to)} />',
    'const a = <form action={safeAddress(to)} />',
    'const a = <a href={safeSource(to)} download="" />',
    'function show(to) { const safe = safeLink(to); return () => <a href={safe} /> }',
    'const safe = safeSource(to); image.src = safe ?? ""',
    'script.src = trustedScriptUrl(to) ?? ""',
    'link.href = ownFile(sheet)',
    'link.setAttribute("href", safeLink(to))',
    'use.setAttributeNS(XLINK, "xlink:href", safeLink(to))',
    'Object.assign(document.createElement("a"), { href: safeLink(to), title: to })',
    'const safe = safeAddress(to); if (safe) location.assign(safe)',
    'location.href = safeAddress(to)',
    'window.open(safeAddress(to), "_blank")',
    'box.style.backgroundImage = `url(${JSON.stringify(safeSource(to))})`',
    // As the code has it.
    'const a = <a href="/cart" />',
    'const a = <a href={"/cart"} />',
    'const a = <iframe src={`https://player.example/${id}`} />',
    'const a = <a href={`#${id}`} />',
    'const a = <a href={`mailto:${to}`} />',
    'const CART = "/cart"; location.assign(CART)',
    'const a = <svg><use href="#icon" /></svg>',
    'link.href = wide ? "/wide.css" : undefined',
    // No addresses.
    'const a = <Frame src={source} />',
    'const a = <a title={to} />',
    'const a = { href: to, src: to }',
    'options.title = to',
    'element.setAttribute("title", to)',
    'Object.assign(options, { title: to })',
    'dialog.open(to)',
    'history.replaceState(null, "", to)',
    'text.replace(to, other)',
    'const here = location.href',
    'box.style.width = `calc(${width}px)`',
  ],
  invalid: [
    ...[
      'const a = <a href={to} />',
      'const a = <a href={item.link} />',
      'const a = <a href={to || "/cart"} />',
      'const a = <a href={wide ? safeLink(one) : other} />',
      'const a = <a href={checkLink(to)} />',
      'const a = <a href={encodeURI(to)} />',
      'const a = <a href={`${to}?page=2`} />',
      'const a = <a href={`https://${to}`} />',
      'const a = <a href={`/${to}`} />',
      'const a = <a href={`javascript:${to}`} />',
      'const a = <a href={"java" + script} />',
      'const a = <svg><use xlink:href={to} /></svg>',
      'const a = <img src={to} />',
      'const a = <img srcSet={to} />',
      'const a = <video poster={to} />',
      'const a = <form action={to} />',
      'const a = <button formAction={to} />',
      'const a = <object data={to} />',
      // By the function of another kind.
      'const a = <iframe src={safeSource(to)} />',
      'const a = <script src={safeAddress(to)} />',
      'const a = <a href={safeSource(to)} />',
      'location.assign(safeSource(to))',
      // The variable can have another value.
      'function show({ to }) { return <a href={to} /> }',
      'let safe = safeLink(to); safe = other; link.href = safe',
      'const { safe } = options; link.href = safe',
      'const safe = to; link.href = safe',
      'const safe = safeLink(to); function show(safe) { link.href = safe }',
      'link.href = to',
      'frame["src"] = to',
      'form.action = to',
      'link.setAttribute("href", to)',
      'link.setAttribute("SRC", to)',
      'use.setAttributeNS(XLINK, "xlink:href", to)',
      'Object.assign(document.createElement("a"), { href: to })',
      'Object.assign(new Image(), { "src": to })',
      'Object.assign(link, { href })',
      'location.assign(to)',
      'window.location.replace(to)',
      'location.href = to',
      'window.location = to',
      'window.open(to, "_blank")',
      'box.style.backgroundImage = `url(${to})`',
      'box.style.cssText = `color: red; background: url("${to}")`',
      'sheet.textContent = `a { background: url(${JSON.stringify(to)}) }`',
      'const a = <a style={{ background: `url(${to})` }} />',
    ].map((code) => ({ code, errors: address })),
    { code: 'element.setAttribute(name, to)', errors: name },
    { code: 'element.setAttribute(`form${name}`, to)', errors: name },
  ],
});

const typed = {
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: { allowDefaultProject: ['*.ts'] }, tsconfigRootDir: import.meta.dirname },
  },
};
const inTypes = (code) => ({ code: `declare const element: Element, to: string; ${code}`, filename: 'typed.ts' });

new RuleTester(typed).run('names of attributes, by their types', checkedAddresses, {
  valid: [
    'declare const given: "title" | "alt"; element.setAttribute(given, to)',
    'const given = "data-sq-group"; element.setAttribute(given, to)',
    'declare const given: `data-sq-${string}`; element.setAttribute(given, to)',
    'declare const given: `aria-${string}`; element.setAttribute(given, to)',
  ].map(inTypes),
  invalid: [
    ['declare const given: string; element.setAttribute(given, to)', name],
    ['declare const given: `x${string}`; element.setAttribute(given, to)', name],
    ['declare const given: "title" | "href"; element.setAttribute(given, to)', address],
    ['const given = "src"; element.setAttribute(given, to)', address],
  ].map(([code, errors]) => ({ ...inTypes(code), errors })),
});
