import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { HtmlValidate, StaticConfigLoader, type Plugin } from 'html-validate';
import { readTags } from '@sq-blocks/tools/registry';
import packageJson from '../package.json' with { type: 'json' };

interface Manifest {
  modules: { path: string; exports: { declaration: { module: string } }[] }[];
}

/** Folders of examples/ that are no engine's. */
const ENGINES_NOT = ['assets', 'content', 'plain', 'scripts', 'node_modules', '.cache'];

/** The files of the package, as npm packs them. */
function packedFiles(): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'];
  const [packed] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as { files: { path: string }[] }[];
  return packed!.files.map((file) => file.path);
}

describe('the package', () => {
  let files: string[];
  before(() => {
    files = packedFiles();
  });

  it('has the file of every path in custom-elements.json', () => {
    const { modules } = JSON.parse(readFileSync(packageJson.customElements, 'utf8')) as Manifest;
    const paths = modules.flatMap((module) => [module.path, ...module.exports.map((each) => each.declaration.module)]);
    assert.ok(paths.length > 0);
    for (const each of paths) assert.ok(files.includes(each), each);
  });

  it('has no source maps, and no script that asks for one', () => {
    assert.deepEqual(
      files.filter((file) => file.endsWith('.map')),
      [],
    );
    for (const file of files.filter((name) => /^dist\/(?!npm\/).*\.(js|css)$/.test(name)))
      assert.ok(!/^\/\/[#@] sourceMappingURL=/m.test(readFileSync(file, 'utf8')), file);
  });

  it('has no types but those that a public entry leads to', () => {
    const types = files.filter((file) => file.startsWith('dist/types/'));
    assert.ok(types.includes('dist/types/index.d.ts'));
    assert.ok(!types.some((file) => /\/(use-[\w-]+|define-block|start-loader)\.d\.ts$/.test(file)), types.join('\n'));
  });

  it('has a partial of every block for every template engine', () => {
    const engines = readdirSync('examples', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !ENGINES_NOT.includes(entry.name))
      .map(({ name }) => name);
    assert.ok(engines.length >= 19, engines.join(' '));
    for (const engine of engines)
      for (const tag of readTags()) {
        const partials = files.filter((file) => file.startsWith(`examples/${engine}/`));
        assert.ok(
          partials.some((file) => /[_/]?(sq-[\w-]+)\./.exec(path.basename(file))?.[1] === tag),
          `${engine} ${tag}: ${partials.slice(0, 3).join(' ')}`,
        );
      }
  });

  it('says where it comes from, and has its command', () => {
    assert.ok(
      packageJson.repository.url && packageJson.homepage && packageJson.bugs && packageJson.keywords.length > 0,
    );
    assert.ok(files.includes(packageJson.bin['sq-blocks']));
  });
});

describe('files under fixed names', () => {
  it('are imported by no other: a page of an older deploy gets them from the current one', () => {
    for (const dir of ['dist', 'dist/lite'])
      for (const folder of ['chunks', 'elements'])
        for (const file of readdirSync(`${dir}/${folder}`).filter((name) => name.endsWith('.js'))) {
          const text = readFileSync(`${dir}/${folder}/${file}`, 'utf8');
          assert.doesNotMatch(text, /(from|import)\s*["']\.\.\/(again|debug|services)\.js/, file);
          // What is loaded later by its fixed name exports what its source does, in every deploy.
          assert.doesNotMatch(text, /import\(\s*["'`]\.\.\/(again|services)\.js/, file);
        }
  });
  it('export what their sources do, whatever chunks need', () => {
    for (const dir of ['dist', 'dist/lite']) {
      assert.doesNotMatch(readFileSync(`${dir}/services.js`, 'utf8'), /\bexport\b/);
      assert.match(readFileSync(`${dir}/debug.js`, 'utf8'), /export\s*\{\s*\w+ as startDebug\s*\}/);
    }
  });
});

describe('what runs in Node, built', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sq-blocks-command-'));
    writeFileSync(`${folder}/bad.html`, '<!doctype html><title>t</title>\n<sq-galery></sq-galery>');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('the command finds a mistake, from any folder', () => {
    const command = path.resolve(packageJson.bin['sq-blocks']);
    const { status, stdout } = spawnSync(process.execPath, [command, 'check', '*.html'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(
      stdout,
      'bad.html:2:1  <sq-galery> is no element of the kit. Did you mean <sq-gallery>?\n1 mistake in 1 page\n',
    );
    assert.equal(status, 1);
    assert.ok(readFileSync(command, 'utf8').startsWith('#!/usr/bin/env node\n'));
  });

  it('html-validate finds one with the plugin, under its public name', async () => {
    const { default: plugin } = (await import(['sq-blocks', 'html-validate'].join('/'))) as { default: Plugin };
    const html = new HtmlValidate(
      new StaticConfigLoader({ root: true, plugins: [plugin], extends: ['sq-blocks:recommended'] }),
    );
    const report = await html.validateString(
      '<sq-gallery desing="grid"><img src="a" alt="" width="1" height="1"></sq-gallery>',
    );
    assert.match(report.results[0]?.messages[0]?.message ?? '', /Did you mean "design"\?/);
    assert.ok(existsSync('dist/html-validate.json'));
  });
});
