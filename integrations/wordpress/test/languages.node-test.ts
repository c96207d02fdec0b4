import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { Editor, prepareEditor } from './support/editor.js';
import { formsOf } from './support/forms.js';
import { assertHas, languagesOf, sendForm } from './support/languages.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: ReturnType<typeof formsOf>;
let browser: Browser;
let speak: ReturnType<typeof languagesOf>;
before(async () => {
  [site, browser] = await Promise.all([startWordPress(), openChromium()]);
  forms = formsOf(site);
  prepareEditor(site);
  speak = languagesOf(site);
  site.php(`switch_theme( 'classic' ); update_option( 'sq_blocks_cookie_banner', array( 'show' => true ) );`);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(() => {
  speak('');
  forms.clear();
});

const send = (html: string, fields: Readonly<Record<string, string>>, accept?: string) =>
  sendForm(site, html, fields, accept);

describe('the language of a site, for its visitors', () => {
  const WORDS: Readonly<Record<string, readonly string[]>> = {
    de_DE: ['Nachricht', 'Absenden', 'Bitte füllen Sie dieses Feld aus.', 'Bitte prüfen Sie die markierten Angaben.'],
    fr_FR: ['Message', 'Envoyer', 'Veuillez remplir ce champ.', 'Veuillez vérifier ce qui est signalé.'],
    es_ES: ['Mensaje', 'Enviar', 'Rellena este campo.', 'Revisa lo que está marcado.'],
    ar: ['الرسالة', 'إرسال', 'يُرجى ملء هذا الحقل.', 'يُرجى مراجعة ما تم تمييزه.'],
  };
  const BANNERS: Readonly<Record<string, string>> = {
    de_DE: 'Cookie-Auswahl',
    fr_FR: 'Choix des cookies',
    es_ES: 'Opciones de cookies',
    ar: 'خيارات ملفات تعريف الارتباط',
  };
  for (const [locale, [label, button, missing, check]] of Object.entries(WORDS))
    it(`is that of a form, its messages and the cookie banner: ${locale}`, async () => {
      speak(locale);
      const html = await forms.pageOf(forms.publish('[sq_form]'));
      assertHas(html, `>${label}</label>`, `>${button}</button>`, BANNERS[locale]!);
      const { status, text } = await send(html, { email: 'a@example.com', message: 'Grüße' });
      assert.equal(status, 400);
      assert.deepEqual(JSON.parse(text), { ok: false, message: check, errors: { name: missing } });
      const page = await send(html, { email: 'a@example.com', message: 'Grüße' }, 'text/html');
      assert.match(page.text, new RegExp(`<html (dir="rtl" )?lang="${locale.slice(0, 2)}`));
      assertHas(page.text, missing!, 'value="a@example.com"');
    });

  it('has the forms of its numbers', async () => {
    const id = forms.publish(
      [1, 2, 5, 11].map((size) => `<sq-form><form><input name="a" maxlength="${size}"></form></sq-form>`).join(''),
    );
    const messages = async (locale: string) => {
      speak(locale);
      // Each form with what follows it: the first one is sent.
      const [, ...rest] = (await forms.pageOf(id)).split('<sq-form>');
      const answers = rest.map((html) => send(html, { a: 'x'.repeat(20) }));
      return (await Promise.all(answers)).map(({ text }) => (JSON.parse(text) as { errors: { a: string } }).errors.a);
    };
    assert.deepEqual(await messages(''), [
      'Please enter at most 1 character.',
      ...[2, 5, 11].map((count) => `Please enter at most ${count} characters.`),
    ]);
    assert.deepEqual(await messages('ar'), [
      'يُرجى إدخال حرف واحد (1) على الأكثر.',
      'يُرجى إدخال حرفين (2) على الأكثر.',
      'يُرجى إدخال 5 أحرف على الأكثر.',
      'يُرجى إدخال 11 حرفًا على الأكثر.',
    ]);
  });

  it('may be another one when a form is received than when its page was shown', async () => {
    speak('fr_FR');
    const html = await forms.pageOf(forms.publish('[sq_form]\n\n[sq_form fields="Rappel: checkbox"]'));
    const second = html.slice(html.indexOf('</sq-form>'));
    speak('de_DE');
    assert.equal((await send(html, { name: 'Zoë', email: 'z@example.com', message: 'Bonjour' })).status, 200);
    const [, value] = /type="checkbox" name="rappel" value="([^"]+)"/.exec(second)!;
    assert.equal((await send(second, { rappel: value! })).status, 200);
    assert.deepEqual(
      forms.submissions().map(({ answers }) => answers),
      [{ name: 'Zoë', email: 'z@example.com', message: 'Bonjour' }, { rappel: value }],
    );
  });

  it('may be that of a page, as plugins for several languages have it', async () => {
    // As Polylang does: by the address of the page, which a form is not sent to.
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/polylang.php', $input );`,
      `<?php add_filter( 'locale', function ( $locale ) { return isset( $_GET['lang'] ) ? $_GET['lang'] : $locale; } );`,
    );
    try {
      const id = forms.publish('[sq_form]', 'admin', { post_title: 'Contact' });
      const page = async (lang: string) => (await fetch(`${site.address}?p=${id}&lang=${lang}`)).text();
      const html = await page('fr_FR');
      assertHas(html, '>Envoyer</button>');
      const { text } = await send(html, { email: 'a@example.com', message: 'x' });
      assert.deepEqual((JSON.parse(text) as { errors: unknown }).errors, { name: 'Veuillez remplir ce champ.' });
      const refused = (await send(html, { message: 'x' }, 'text/html')).text;
      assert.match(refused, /<html lang="fr-FR"/);
      const answered = await send(refused, { name: 'Zoë', email: 'z@example.com', message: 'x' });
      assert.equal(answered.status, 200);
      assert.deepEqual(forms.submissions()[0]!.answers, { name: 'Zoë', email: 'z@example.com', message: 'x' });
      // The owner reads English.
      assertHas(forms.mails()[0]!.text, 'Subject: [Pots] New message: Contact');
      // A language that the site does not have, and none at all.
      for (const locale of ['xx_XX', '../../x', '']) {
        const other = await send(html, { _sq_locale: locale, message: 'x' });
        assertHas(other.text, 'Please fill in this field.');
      }
      assert.doesNotMatch(await forms.pageOf(id), /_sq_locale/);
    } finally {
      site.php(`unlink( WPMU_PLUGIN_DIR . '/polylang.php' );`);
    }
  });

  it('is that of the mail to its owner', async () => {
    speak('de_DE');
    const html = await forms.pageOf(forms.publish('[sq_form]', 'admin', { post_title: 'Kontakt' }));
    assert.equal((await send(html, { name: 'Zoë', email: 'z@example.com', message: 'Hallo' })).status, 200);
    assertHas(forms.mails()[0]!.text, 'Subject: [Pots] Neue Nachricht: Kontakt');
  });
});

describe('a language without a file', () => {
  const word = () => site.php<string>(`return __( 'Form messages', 'sq-blocks' );`);

  it('takes the file of its language from another region, else English', () => {
    for (const [locale, expected] of Object.entries({
      de_AT: 'Formularnachrichten',
      de_DE_formal: 'Formularnachrichten',
      fr_CA: 'Messages des formulaires',
      ary: 'Form messages',
      it_IT: 'Form messages',
      en_GB: 'Form messages',
    })) {
      speak(locale);
      assert.equal(word(), expected, locale);
    }
  });

  it('keeps it after WordPress has switched languages and back', () => {
    speak('de_AT');
    assert.deepEqual(
      site.php<string[]>(
        `$words = array();
        foreach ( array( 'fr_FR', 'de_AT' ) as $locale ) { switch_to_locale( $locale ); $words[] = __( 'Form messages', 'sq-blocks' ); }
        restore_current_locale();
        restore_current_locale();
        $words[] = __( 'Form messages', 'sq-blocks' );
        return $words;`,
      ),
      ['Messages des formulaires', 'Formularnachrichten', 'Formularnachrichten'],
    );
  });

  it('takes a file of the site before that of the plugin', () => {
    speak('de_DE');
    site.php(
      `copy( WP_PLUGIN_DIR . '/sq-blocks/languages/sq-blocks-es_ES.mo', WP_LANG_DIR . '/plugins/sq-blocks-de_DE.mo' );`,
    );
    assert.equal(word(), 'Mensajes de formularios');
    site.php(`unlink( WP_LANG_DIR . '/plugins/sq-blocks-de_DE.mo' );`);
  });
});

describe('the language of a profile, for its owner', () => {
  it('is that of settings and messages, while visitors read that of the site', async () => {
    speak('fr_FR', 'de_AT');
    const cookie = await forms.signIn('admin');
    const see = async (path: string) =>
      (await fetch(`${site.address}wp-admin/${path}`, { headers: { cookie } })).text();
    assertHas(
      await see('options-reading.php'),
      'Cookie-Hinweis',
      'Besucher auf jeder Seite fragen, bevor Cookies und Inhalte anderer verwendet werden',
      'Videos, Karten und Einbettungen',
    );
    assertHas(await see('options-writing.php'), 'Alle Nachrichten aus Formularen löschen, wenn');
    const html = await forms.pageOf(forms.publish('[sq_form]'));
    await send(html, { name: 'Zoë', email: 'z@example.com', message: 'Salut' });
    const list = await see('edit.php?post_type=sq_submission');
    assertHas(
      list,
      'Formularnachrichten',
      'Als CSV exportieren',
      'E-Mail-Versand',
      'Konnte nicht gesendet werden',
      '>Lesen<',
    );
    const { id } = forms.submissions()[0]!;
    assertHas(await see(`post.php?post=${id}&action=edit`), 'Per E-Mail antworten', 'In den Papierkorb verschieben');
    assertHas(await see('plugins.php'), 'als einfache HTML-Tags');
    assertHas(html, '>Envoyer</button>');
  });

  it('is that of the block editor: names, groups, options and texts of its scripts', async () => {
    speak('', 'de_AT');
    const editor = await Editor.signIn(browser, site, 'admin');
    await editor.open();
    const { page } = editor;
    const titles = await page.evaluate(() => {
      const { wp } = window as unknown as { wp: { blocks: { getBlockType(name: string): { title: string } } } };
      return ['gallery', 'form', 'cookie-banner'].map((name) => wp.blocks.getBlockType(`sq-blocks/${name}`).title);
    });
    assert.deepEqual(titles, ['Galerie (sq)', 'Formular (sq)', 'Cookie-Hinweis (sq)']);
    await editor.insert([['sq-blocks/gallery'], ['sq-blocks/form']]);
    await editor.select(0);
    const inspector = '.block-editor-block-inspector';
    await page.waitForSelector(`${inspector} ::-p-text(Häufig gebraucht)`);
    await page.waitForSelector(`${inspector} ::-p-text(Wie die Folien angeordnet sind.)`);
    const options = await page.$$eval(`${inspector} select option`, (all) => all.map(({ textContent }) => textContent));
    assert.ok(options.includes('Standard: Gestapelt') && options.includes('Karussell'), options.join());
    await (await editor.canvas()).waitForSelector('::-p-text(Bilder und Videos der Mediathek.)');
    await page.waitForSelector('.block-editor-block-contextual-toolbar ::-p-text(Vorschau)');
    assert.deepEqual(editor.lines(), []);
    await editor.context.close();
  });
});

describe('the theme and the patterns in German', () => {
  it('name what they offer, and speak on the page', async () => {
    speak('de_DE');
    site.php(`switch_theme( 'sq-portfolio' );`);
    const names = site.php<{ colors: string[]; styles: string[]; patterns: string[]; parts: string[] }>(
      `return array(
        'colors' => wp_list_pluck( wp_get_global_settings( array( 'color', 'palette', 'theme' ) ), 'name' ),
        'styles' => wp_list_pluck( WP_Theme_JSON_Resolver::get_style_variations(), 'title' ),
        'patterns' => wp_list_pluck( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'title' ),
        'parts' => wp_list_pluck( WP_Theme_JSON_Resolver::get_theme_data()->get_template_parts(), 'title' ),
      );`,
    );
    assert.ok(names.colors.includes('Text auf dem Akzent'), names.colors.join());
    assert.deepEqual(Object.values(names.styles).sort(), ['Immer dunkel', 'Immer hell']);
    assert.ok(names.patterns.includes('Seite nicht gefunden'), names.patterns.join());
    assert.deepEqual(Object.values(names.parts), ['Kopfzeile', 'Fußzeile']);
    const page = async (path: string) => (await fetch(site.address + path)).text();
    assertHas(await page(''), 'Keramik für den Tisch und für das Licht', 'Arbeiten', 'Von Hand gemacht.');
    assertHas(await page('no-such-page/'), 'Dieses Regal ist leer', '>Startseite</a>');
    assertHas(await page('?s=nothing'), 'Hier wurde nichts gefunden.', '>Suchen</button>');
    site.php(`switch_theme( 'classic' );`);
  });

  it('are there in every other theme, by the plugin', () => {
    speak('de_DE');
    const patterns = site.php<{ title: string; content: string }[]>(
      `return array_values( array_filter( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), function ( $pattern ) { return 0 === strpos( $pattern['name'], 'sq-blocks/' ); } ) );`,
    );
    assert.deepEqual(patterns.map(({ title }) => title).sort(), [
      'Kontakt: ein Formular',
      'Landingpage',
      'Portfolio: eine Galerie, die sich groß öffnet',
      'Schaufenster: Produkte mit Preisen',
    ]);
    assertHas(patterns.map(({ content }) => content).join(''), 'Schreiben Sie uns', 'Neue Arbeiten', 'Versenden Sie?');
  });
});
