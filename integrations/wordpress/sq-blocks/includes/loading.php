<?php
/**
 * Loads the kit on pages that have a block, and on no other: its style sheet in the head, its loader as a module, and before
 * it the page context.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The address of the kit's files. The folder is named by the version, since most files keep their name and change their
 * content.
 *
 * @return string
 */
function sq_blocks_base_url() {
	return plugins_url( 'dist-' . SQ_BLOCKS_VERSION . '/', SQ_BLOCKS_FILE );
}

/**
 * The hash of a file, from the list that is packed with the kit.
 *
 * @param string $file The loader or the style sheet.
 * @return string Empty where the list has none.
 */
function sq_blocks_integrity( $file ) {
	static $hashes = null;
	if ( null === $hashes ) {
		$list   = __DIR__ . '/../dist-' . SQ_BLOCKS_VERSION . '/integrity.json';
		$hashes = is_readable( $list ) ? (array) wp_json_file_decode( $list, array( 'associative' => true ) ) : array();
	}
	return (string) ( $hashes[ $file ] ?? '' );
}

/**
 * Whether HTML has something for the kit: a tag, a wrapper, a button of the shop, or a shortcode.
 *
 * @param string $html HTML, before or after the shortcodes are rendered.
 * @return bool
 */
function sq_blocks_has_block( $html ) {
	// Every block of every page passes here: what most have not is looked for first.
	return preg_match( '/sq[-_]/i', $html ) && preg_match( '/<sq-[a-z]|\bclass=["\'][^"\']*\bsq-block[\s"\']|\sdata-sq-[a-z]|\[sq_(?:gallery|form)\b/i', $html );
}

/**
 * Remembers that this page needs the kit.
 *
 * @param bool|null $is_needed True when a block was found.
 * @return bool
 */
function sq_blocks_is_needed( $is_needed = null ) {
	static $known = false;
	if ( $is_needed ) {
		$known = true;
		if ( did_action( 'wp_enqueue_scripts' ) ) {
			sq_blocks_enqueue();
		}
	}
	return $known;
}

/**
 * Looks for blocks in HTML that is rendered, and changes nothing.
 *
 * @param string $html HTML.
 * @return string
 */
function sq_blocks_notice( $html ) {
	if ( ! sq_blocks_is_needed() && is_string( $html ) && sq_blocks_has_block( $html ) ) {
		sq_blocks_is_needed( true );
	}
	return $html;
}
// A block theme renders its template before the head: with these, the style sheet is in the head. Where a block is rendered
// later, such as by a shortcode in a footer, sheet and loader come at the end of the page.
add_filter( 'render_block', 'sq_blocks_notice', 99 );
add_filter( 'the_content', 'sq_blocks_notice', 99 );
add_filter( 'widget_text_content', 'sq_blocks_notice', 99 );
add_filter( 'widget_custom_html_content', 'sq_blocks_notice', 99 );

/**
 * The texts of this page that are known before it is rendered: its posts, with the reusable blocks in them, and its widgets.
 *
 * @return string[]
 */
function sq_blocks_known_texts() {
	global $wp_query;
	$texts = wp_list_pluck( isset( $wp_query->posts ) ? (array) $wp_query->posts : array(), 'post_content' );
	foreach ( $texts as $text ) {
		if ( preg_match_all( '/<!-- wp:block \{"ref":(\d+)/', (string) $text, $references ) ) {
			foreach ( $references[1] as $id ) {
				$texts[] = get_post_field( 'post_content', (int) $id, 'raw' );
			}
		}
	}
	foreach ( wp_get_sidebars_widgets() as $sidebar => $widgets ) {
		if ( 'wp_inactive_widgets' === $sidebar || ! is_array( $widgets ) || ! is_registered_sidebar( $sidebar ) ) {
			continue;
		}
		foreach ( $widgets as $widget ) {
			if ( preg_match( '/^(.+)-(\d+)$/', $widget, $parts ) ) {
				$settings = get_option( 'widget_' . $parts[1] );
				$texts[]  = implode( "\n", array_filter( (array) ( $settings[ (int) $parts[2] ] ?? array() ), 'is_string' ) );
			}
		}
	}
	return array_filter( $texts, 'is_string' );
}

/**
 * Decides for a page whether it needs the kit.
 */
function sq_blocks_decide() {
	$is_needed = sq_blocks_is_needed() || array_filter( sq_blocks_known_texts(), 'sq_blocks_has_block' );
	/**
	 * Whether the kit is loaded in the head: for themes that print blocks in their own templates.
	 *
	 * @param bool $is_needed Whether a block was found.
	 */
	if ( apply_filters( 'sq_blocks_load', (bool) $is_needed ) ) {
		sq_blocks_is_needed( true );
		sq_blocks_enqueue();
	}
}
add_action( 'wp_enqueue_scripts', 'sq_blocks_decide' );

/**
 * Puts the style sheet into the queue of the page.
 */
function sq_blocks_enqueue() {
	// The version is in the address already.
	wp_enqueue_style( 'sq-blocks', sq_blocks_base_url() . 'sq-blocks.css', array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/**
 * Adds the hash of the style sheet to its tag.
 *
 * @param string $tag    The tag.
 * @param string $handle The name of the sheet.
 * @return string
 */
function sq_blocks_style_tag( $tag, $handle ) {
	$integrity = 'sq-blocks' === $handle ? sq_blocks_integrity( 'sq-blocks.css' ) : '';
	return '' === $integrity ? $tag : str_replace( '<link ', '<link integrity="' . esc_attr( $integrity ) . '" crossorigin="anonymous" ', $tag );
}
add_filter( 'style_loader_tag', 'sq_blocks_style_tag', 10, 2 );

/**
 * What the kit reads of the page: docs/generated/page-context.md has all fields.
 *
 * @return array<string, mixed>
 */
function sq_blocks_context() {
	$context = array(
		'website'   => array( 'baseUrl' => home_url( '/' ) ),
		// Nothing on a WordPress site answers the calls that count visits.
		'measuring' => false,
	);
	if ( function_exists( 'get_woocommerce_currency' ) ) {
		$context['websiteSettings'] = array( 'storeCurrency' => get_woocommerce_currency() );
	}
	/**
	 * The page context, such as `cookieSettings` for the cookie banner. An empty one is not printed.
	 *
	 * @param array $context Its fields.
	 */
	return (array) apply_filters( 'sq_blocks_context', $context );
}

/**
 * Prints the context and the loader: in the head, or at the end of the page where a block was found later.
 */
function sq_blocks_print_loader() {
	static $is_printed = false;
	if ( $is_printed || ! sq_blocks_is_needed() ) {
		return;
	}
	$is_printed = true;
	$context    = sq_blocks_context();
	if ( $context ) {
		// No letter of the data can end the element.
		$json = wp_json_encode( $context, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag(
			$json,
			array(
				'type' => 'application/json',
				'id'   => 'sq-context',
			)
		);
	}
	wp_print_script_tag(
		array_filter(
			array(
				'type'         => 'module',
				'src'          => sq_blocks_base_url() . 'sq-blocks.js',
				'integrity'    => sq_blocks_integrity( 'sq-blocks.js' ),
				'data-sq-base' => sq_blocks_base_url(),
			)
		)
	);
}
add_action( 'wp_head', 'sq_blocks_print_loader', 20 );
add_action( 'wp_footer', 'sq_blocks_print_loader', 20 );
