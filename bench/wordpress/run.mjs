// What the plugin costs a WordPress site beside WordPress's own blocks, in one run: on the server, where a page lists two hundred
// posts of ten blocks, and for a visitor, who loads a gallery.
//   npm run build && npx tsx bench/wordpress/run.mjs [rounds]
import { brotliCompressSync } from 'node:zlib';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { startWordPress } from '@sq-blocks/wordpress/testing';
import { median, ratioOfMedians } from '../harness/statistics.mjs';
import { coreGallery, coreTen, kitGallery, kitLightbox, kitTen } from './pages.mjs';

const ROUNDS = Number(process.argv[2] ?? 15);
const POSTS = 200;

const addImages = (site, count) =>
  site.php(
    `require_once ABSPATH . 'wp-admin/includes/image.php';
    for ( $images = array(), $at = 0; $at < $input; $at++ ) {
      $file = wp_upload_bits( "bowl-$at.jpg", null, '' )['file'];
      $picture = imagecreatetruecolor( 1600, 1200 );
      imagefilledrectangle( $picture, 0, 0, 800, 1200, imagecolorallocate( $picture, 10 * $at, 90, 160 ) );
      imagejpeg( $picture, $file );
      $id = wp_insert_attachment( array( 'post_title' => "Bowl $at", 'post_mime_type' => 'image/jpeg' ), $file );
      wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
      $images[] = array( 'id' => $id, 'url' => wp_get_attachment_image_url( $id, 'large' ) );
    }
    return $images;`,
    count,
  );
/** Posts in a category of their own; the address of the page that lists them all. */
const addPosts = (site, name, html, count) =>
  site.php(
    `wp_set_current_user( 1 );
    update_option( 'posts_per_page', 1000 );
    $category = wp_insert_term( $input['name'], 'category' )['term_id'];
    for ( $at = 0; $at < $input['count']; $at++ ) {
      wp_insert_post( wp_slash( array( 'post_title' => $input['name'] . " $at", 'post_content' => $input['html'], 'post_status' => 'publish', 'post_category' => array( $category ) ) ) );
    }
    return add_query_arg( 'cat', $category, home_url( '/' ) );`,
    { name, html, count },
  );
const setPlugin = (site, isActive) =>
  site.php(`update_option( 'active_plugins', $input ? array( 'sq-blocks/sq-blocks.php' ) : array() );`, isActive);

async function milliseconds(address) {
  const start = performance.now();
  const html = await (await fetch(address)).text();
  const time = performance.now() - start;
  const images = html.match(/<figure class="wp-block-image/g)?.length;
  if (images !== POSTS * 4) throw new Error(`${address} shows ${images} images`);
  return time;
}

/** How long the server takes for each page; they take turns. */
async function timeServer(site, pages) {
  const times = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, { address, hasPlugin }] of Object.entries(pages)) {
      setPlugin(site, hasPlugin);
      const time = await milliseconds(address);
      // The first round fills the caches.
      if (round > 0) times[name].push(time);
    }
  return times;
}

/** What a visitor loads until the page is at rest: requests, and scripts and sheets in brotli, also those in the page. */
async function visit(browser, address) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle0' });
  const weights = { document: 0, script: 0, stylesheet: 0 };
  for (const response of responses) {
    if (!response.ok()) continue;
    const kind = response.request().resourceType();
    if (kind in weights) weights[kind] += brotliCompressSync(await response.buffer()).length;
  }
  await context.close();
  return {
    requests: responses.filter((each) => each.ok() && each.request().resourceType() !== 'image').length,
    ...weights,
  };
}

const site = await startWordPress();
const browser = await openChromium();
try {
  // A theme that shows whole posts.
  site.php(`switch_theme( 'classic' );`);
  const images = addImages(site, 12);
  const few = images.slice(0, 3);
  const kit = addPosts(site, 'kit', kitTen(few), POSTS);
  const core = addPosts(site, 'core', coreTen(few), POSTS);
  const times = await timeServer(site, {
    'blocks of WordPress, without the plugin': { address: core, hasPlugin: false },
    'blocks of WordPress, with the plugin': { address: core, hasPlugin: true },
    'blocks of the kit': { address: kit, hasPlugin: true },
  });
  const [floor] = Object.values(times);
  console.log(`\n| ${POSTS} posts of ten blocks on a page | ms | beside the first |\n| --- | ---: | ---: |`);
  for (const [name, all] of Object.entries(times)) {
    const { value, low, high } = ratioOfMedians(all, floor);
    console.log(
      `| ${name} | ${median(all).toFixed(0)} | ${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}) |`,
    );
  }
  setPlugin(site, true);
  console.log(
    '\n| a page with 12 images | requests but for images | document | scripts | sheets |\n| --- | ---: | ---: | ---: | ---: |',
  );
  const contents = {
    'a paragraph': '<!-- wp:paragraph --><p>Open on Saturday.</p><!-- /wp:paragraph -->',
    'gallery of WordPress': coreGallery(images),
    'gallery of the kit': kitGallery(images),
    'gallery of WordPress, large on a click': coreGallery(images, true),
    'lightbox of the kit': kitLightbox(images),
  };
  for (const [name, html] of Object.entries(contents)) {
    const { requests, document, script, stylesheet } = await visit(browser, addPosts(site, name, html, 1));
    console.log(`| ${name} | ${requests} | ${document} | ${script} | ${stylesheet} |`);
  }
} finally {
  await browser.close();
  await site.close();
}
