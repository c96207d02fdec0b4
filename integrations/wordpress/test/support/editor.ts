import type { Browser, BrowserContext, Frame, Page } from 'puppeteer-core';
import { listenTo } from '@sq-blocks/test-helpers/browser';
import type { WordPress } from './wordpress.js';

/** Signs somebody in whose password is the login. Nothing is typed: WordPress moves the focus a while after the page is there. */
export async function signIn(page: Page, address: string, login: string): Promise<void> {
  await page.goto(`${address}wp-login.php`);
  await page.evaluate((name) => {
    for (const id of ['user_login', 'user_pass']) document.querySelector<HTMLInputElement>(`#${id}`)!.value = name;
  }, login);
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
}

/** A block as the editor has it. */
export interface EditorBlock {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isValid: boolean;
  readonly clientId: string;
  readonly innerBlocks: readonly EditorBlock[];
}
type New = readonly [name: string, attributes?: Readonly<Record<string, unknown>>, inner?: readonly New[]];
export type NewBlock = New;

/** What the tests use of WordPress in the page. */
interface EditorWindow {
  wp: {
    data: {
      select(store: string): Record<string, (...parameters: unknown[]) => unknown>;
      dispatch(store: string): Record<string, (...parameters: unknown[]) => Promise<unknown>>;
    };
    blocks: {
      createBlocksFromInnerBlocksTemplate(template: unknown): EditorBlock[];
      parse(html: string): EditorBlock[];
      switchToBlockType(blocks: unknown, name: string): EditorBlock[] | null;
      serialize(blocks: unknown): string;
    };
  };
  sqBlocksEditor: { blocks: Record<string, BlockData> };
}
export interface Option {
  readonly name: string;
  readonly label: string;
  readonly control: string;
  readonly isOn?: boolean;
  readonly min?: number;
  readonly choices?: Readonly<Record<string, string>>;
}
export interface BlockData {
  readonly tag: string;
  readonly kind: string;
  readonly isInline: boolean;
  readonly hasPreview: boolean;
  readonly template?: readonly NewBlock[];
  readonly panels: readonly { readonly title: string; readonly attributes: readonly Option[] }[];
}

/** WordPress's own: on each page, and where its editor asks for settings that an author may not read. */
const OWN_LINES =
  /JQMIGRATE|React DevTools|status of 403|\[api-fetch\]\[preload\]|global-styles-css\S* was added to the iframe/;
const OWN_REQUESTS = /(wp-json|rest_route=)(\/|%2F)wp(\/|%2F)v2/i;

/** Nothing asks other sites, and the editor opens without its tour. */
export function prepareEditor(site: WordPress): void {
  site.php(
    `file_put_contents( WPMU_PLUGIN_DIR . '/editor.php', "<?php add_filter( 'should_load_remote_block_patterns', '__return_false' );" );
    update_option( 'show_avatars', '0' );
    foreach ( get_users() as $user ) {
      $no_tour = array( 'welcomeGuide' => false );
      update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core' => $no_tour, 'core/edit-post' => $no_tour, '_modified' => gmdate( 'c' ) ) );
    }`,
  );
}

const CONTENT = '.block-editor-block-list__layout.is-root-container';

/** The block editor in Chromium, as somebody who has signed in. */
export class Editor {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly site: WordPress,
    private readonly log: string[],
    private readonly aborted: ReadonlySet<string>,
  ) {}

  static async signIn(browser: Browser, site: WordPress, login: string): Promise<Editor> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await signIn(page, site.address, login);
    // A page that is left with unsaved changes asks.
    page.on('dialog', (dialog) => void dialog.accept());
    const log = listenTo(page);
    page.on('response', (response) => {
      if (response.status() === 403 && !OWN_REQUESTS.test(response.url())) log.push(`forbidden: ${response.url()}`);
    });
    // A frame that is closed, such as the preview of a pattern, takes its requests with it.
    const aborted = new Set<string>();
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'net::ERR_ABORTED') aborted.add(`failed: ${request.url()}`);
    });
    return new Editor(context, page, site, log, aborted);
  }

  /** What the pages have logged, without WordPress's own lines. */
  lines = () => this.log.filter((line) => !OWN_LINES.test(line) && !this.aborted.has(line));

  /** After a page that logs errors on purpose. */
  forgetLines(): void {
    this.log.length = 0;
  }

  async open(id?: number): Promise<void> {
    // A page behind another one is not drawn.
    await this.page.bringToFront();
    await this.page.goto(`${this.site.address}wp-admin/${id ? `post.php?post=${id}&action=edit` : 'post-new.php'}`);
    await (await this.canvas()).waitForSelector(CONTENT);
    if (id)
      await this.page.waitForFunction(() =>
        (window as unknown as EditorWindow).wp.data.select('core/block-editor')['getBlockCount']!(),
      );
  }

  /** Where the blocks of the post are: since WordPress 6.3 a frame. */
  async canvas(): Promise<Frame> {
    const element = await this.page.waitForSelector(`${CONTENT}, iframe[name="editor-canvas"]`);
    return (await element!.contentFrame()) ?? this.page.mainFrame();
  }

  kinds = (): Promise<Record<string, BlockData>> =>
    this.page.evaluate(() => (window as unknown as EditorWindow).sqBlocksEditor.blocks);

  /** Puts blocks at the end of the post, in one step. */
  insert = (blocks: readonly NewBlock[]): Promise<void> =>
    this.page.evaluate((all) => {
      const { wp } = window as unknown as EditorWindow;
      void wp.data.dispatch('core/block-editor')['insertBlocks']!(wp.blocks.createBlocksFromInnerBlocksTemplate(all));
    }, blocks);

  blocks = (): Promise<EditorBlock[]> =>
    this.page.evaluate(
      () => (window as unknown as EditorWindow).wp.data.select('core/block-editor')['getBlocks']!() as EditorBlock[],
    );

  /** Selects a block of the post by its place. */
  select = (at: number): Promise<void> =>
    this.page.evaluate((index) => {
      const { select, dispatch } = (window as unknown as EditorWindow).wp.data;
      const blocks = select('core/block-editor')['getBlocks']!() as EditorBlock[];
      void dispatch('core/block-editor')['selectBlock']!(blocks[index]!.clientId);
    }, at);

  /** Opens the sidebar, which a small window does not show at first. */
  showOptions = (): Promise<void> =>
    this.page.evaluate(() => {
      const { dispatch } = (window as unknown as EditorWindow).wp.data;
      void dispatch('core/edit-post')['openGeneralSidebar']!('edit-post/block');
    });

  /** Opens panels of the selected block's options, and waits until each has its controls. */
  openPanels = async (panels: readonly { readonly title: string; readonly controls: number }[]): Promise<void> => {
    await this.page.waitForFunction(
      (wanted) => {
        const bodies = [...document.querySelectorAll('.block-editor-block-inspector .components-panel__body')];
        for (const body of bodies) body.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
        return wanted.every(({ title, controls }) =>
          bodies.some(
            (body) =>
              body.querySelector('.components-panel__body-title')?.textContent === title &&
              body.querySelectorAll('.components-base-control').length === controls,
          ),
        );
      },
      {},
      panels,
    );
  };

  content = (): Promise<string> =>
    this.page.evaluate(() =>
      String((window as unknown as EditorWindow).wp.data.select('core/editor')['getEditedPostContent']!()),
    );

  /** Waits until each of these blocks has what its template puts into it. */
  untilFilled = async (names: readonly string[]): Promise<void> => {
    await this.page.waitForFunction(
      (wanted) =>
        ((window as unknown as EditorWindow).wp.data.select('core/block-editor')['getBlocks']!() as EditorBlock[])
          .filter(({ name }) => wanted.includes(name))
          .every(({ innerBlocks }) => innerBlocks.length > 0),
      {},
      names,
    );
  };

  /** Saves the post, and gives back its number and what is stored. */
  async save(title: string, status = 'publish'): Promise<{ id: number; html: string }> {
    const id = await this.page.evaluate(
      async (change) => {
        const { select, dispatch } = (window as unknown as EditorWindow).wp.data;
        await dispatch('core/editor')['editPost']!(change);
        await dispatch('core/editor')['savePost']!();
        if (!select('core/editor')['didPostSaveRequestSucceed']!()) throw new Error('The post was not saved.');
        return Number(select('core/editor')['getCurrentPostId']!());
      },
      { title, status },
    );
    return { id, html: this.site.php<string>('return get_post( $input )->post_content;', id) };
  }

  /** HTML as the editor writes it once it has read it. */
  write = (html: string): Promise<string> =>
    this.page.evaluate((text) => {
      const { parse, serialize } = (window as unknown as EditorWindow).wp.blocks;
      return serialize(parse(text));
    }, html);

  /** The HTML of what a block becomes, given as in a template or as HTML; nothing where it cannot become that. */
  transform = (block: NewBlock | string, to: string): Promise<string | undefined> =>
    this.page.evaluate(
      (from, name) => {
        const { wp } = window as unknown as EditorWindow;
        const { createBlocksFromInnerBlocksTemplate: create, parse, switchToBlockType } = wp.blocks;
        const result = switchToBlockType(typeof from === 'string' ? parse(from) : create([from]), name);
        return result ? wp.blocks.serialize(result) : undefined;
      },
      block,
      to,
    );
}

/** All blocks, those in others too. */
export const allBlocks = (blocks: readonly EditorBlock[]): EditorBlock[] =>
  blocks.flatMap((block) => [block, ...allBlocks(block.innerBlocks)]);
