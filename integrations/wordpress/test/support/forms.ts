import { parse, defaultTreeAdapter, type DefaultTreeAdapterMap } from 'parse5';
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { startWordPress, type WordPress } from './wordpress.js';

export const CONTACT =
  '[sq_form fields="Name*, Email*: email, Topic: select (A question | An order), Message*: textarea"]';
/** What a visitor may type: nothing of it is an attack, and nothing may change. */
export const TYPED = {
  name: 'Zoë O’Brien <3 "100%ab"',
  email: "o'brien+pots@example.photography",
  topic: 'An order',
  message: 'Grüße & 20 % off\r\n\r\n=SUM(A1) 😀 日本語 \\n <b>no</b>',
};

export interface Submission {
  readonly id: number;
  readonly status: string;
  readonly author: number;
  readonly form: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly didMailFail: boolean;
}

export interface Sent {
  readonly status: number;
  readonly text: string;
  readonly json: { ok?: boolean; message?: string; errors?: Record<string, string> };
  readonly location: string | null;
}
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Keeps each mail as it would go out, in an option. There is no mail server: sending fails. */
const RECORD_MAILS = `<?php
add_action( 'phpmailer_init', function ( $mailer ) {
  $copy = clone $mailer;
  $copy->preSend();
  $mails = get_option( 'test_mails', array() );
  $mails[] = array( 'to' => array_column( $copy->getToAddresses(), 0 ), 'text' => $copy->getSentMIMEMessage(), 'body' => $copy->Body );
  update_option( 'test_mails', $mails );
} );
add_filter( 'sq_blocks_form_limit', function ( $limit ) { return get_option( 'test_limit', 100000 ); } );`;

/** A WordPress for tests of forms, with a theme of plain templates. */
export async function startForms(): Promise<{ site: WordPress; forms: Forms }> {
  const site = await startWordPress();
  site.php(`switch_theme( 'classic' );`);
  return { site, forms: formsOf(site) };
}

/** A body as browsers send it. */
const bodyOf = (fields: Fields | FormData) =>
  fields instanceof FormData
    ? fields
    : new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each])),
      );

export type Forms = ReturnType<typeof formsOf>;

/** What the tests of forms do on a site. */
export function formsOf(site: WordPress) {
  site.php(`file_put_contents( WPMU_PLUGIN_DIR . '/mails.php', $input );`, RECORD_MAILS);
  const pageOf = async (id: number, headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(`${site.address}?p=${id}`, { headers })).text();
  /** Publishes a post of this person. */
  const publish = (html: string, login = 'admin', more: Readonly<Record<string, unknown>> = {}) =>
    site.php<number>(
      `wp_set_current_user( get_user_by( 'login', $input['login'] )->ID );
      return wp_insert_post( wp_slash( array_merge( array( 'post_title' => 'Write "us"', 'post_content' => $input['html'], 'post_status' => 'publish', 'post_author' => get_current_user_id() ), $input['more'] ) ) );`,
      { html, login, more },
    );
  return {
    publish,
    pageOf,
    /** Publishes a form, and gives back where it is sent. */
    async publishForm(html: string, login = 'admin') {
      const id = publish(html, login);
      const [form] = formsIn(await pageOf(id));
      assert.ok(form, html);
      return { id, form, action: form.attributes['action']! };
    },
    /** Sends a form as the kit does; `accept: 'text/html'` as a browser without script. */
    async send(
      action: string,
      fields: Fields | FormData,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Sent> {
      const response = await fetch(new URL(action, site.address), {
        method: 'POST',
        redirect: 'manual',
        headers: { accept: 'application/json, text/html;q=0.9', origin: new URL(site.address).origin, ...headers },
        body: bodyOf(fields),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
      return {
        status: response.status,
        text,
        json: isJson ? (JSON.parse(text) as Sent['json']) : {},
        location: response.headers.get('location'),
      };
    },
    /** All that is stored, oldest first. */
    submissions: () =>
      site.php<Submission[]>(`
        $all = array();
        foreach ( get_posts( array( 'post_type' => 'sq_submission', 'post_status' => array( 'private', 'trash' ), 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
          $all[] = array(
            'id' => $post->ID, 'status' => $post->post_status, 'author' => (int) $post->post_author, 'form' => get_post_meta( $post->ID, '_sq_form', true ),
            'answers' => (object) array_column( sq_blocks_submission_answers( $post->ID ), 'value', 'name' ), 'didMailFail' => (bool) get_post_meta( $post->ID, '_sq_mail_failed', true ),
          );
        }
        return $all;`),
    /** The mails since the last call. */
    mails: () =>
      site.php<{ to: string[]; text: string; body: string }[]>(
        `$mails = get_option( 'test_mails', array() ); delete_option( 'test_mails' ); return $mails;`,
      ),
    clear: () =>
      site.php(`
        delete_option( 'test_mails' );
        foreach ( get_posts( array( 'post_type' => 'sq_submission', 'post_status' => array( 'private', 'trash' ), 'numberposts' => -1 ) ) as $post ) wp_delete_post( $post->ID, true );`),
    /** Signs in, and gives back the cookies. */
    async signIn(login: string): Promise<string> {
      const { headers } = await fetch(`${site.address}wp-login.php`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
        body: new URLSearchParams({ log: login, pwd: login, testcookie: '1' }),
      });
      return headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
    },
  };
}

/** Fills in a form as `CONTACT`, and sends it with the kit, as a visitor does. */
export async function sendByKit(page: Page, name: string): Promise<void> {
  await page.waitForSelector('sq-form:state(ready)');
  await page.type('[name=name]', name);
  await page.type('[name=email]', 'zoe@example.com');
  await page.type('[name=message]', 'Grüße');
  await page.click('.sq-submit');
  await page.waitForSelector('.sq-form-success');
}

export interface ReadForm {
  readonly attributes: Readonly<Record<string, string>>;
  /** Values of the hidden fields. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly names: readonly string[];
}

/** The forms of a page, as a browser reads them. */
export function formsIn(html: string): ReadForm[] {
  const forms: { attributes: Record<string, string>; hidden: Record<string, string>; names: string[] }[] = [];
  const visit = (node: DefaultTreeAdapterMap['node'], form?: (typeof forms)[number]) => {
    let inside = form;
    if (defaultTreeAdapter.isElementNode(node)) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      if (node.tagName === 'form') forms.push((inside = { attributes, hidden: {}, names: [] }));
      else if (inside && attributes['name']) {
        inside.names.push(attributes['name']);
        if (attributes['type'] === 'hidden') inside.hidden[attributes['name']] = attributes['value'] ?? '';
      }
    }
    if ('childNodes' in node) node.childNodes.forEach((child) => visit(child, inside));
  };
  visit(parse(html));
  return forms;
}
