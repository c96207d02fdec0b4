<?php
/**
 * Forms in the templates of a block theme, in their parts, and in the patterns and reusable blocks of both.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** A form as an author writes it. */
const SQ_BLOCKS_FORM = '/<sq-(?:form|newsletter)\b|\[sq_form\b/i';
/** A pattern or a reusable block, as it stands in a text. */
const SQ_BLOCKS_REFERENCE = '~<!-- wp:(pattern|block) (\{[^<>]*\}) /-->~';

/**
 * The patterns and reusable blocks that a text names.
 *
 * @param string $text A text with blocks.
 * @return array<int, array{0: string, 1: int}> The name of a pattern, or the id of a block.
 */
function sq_blocks_references( $text ) {
	preg_match_all( SQ_BLOCKS_REFERENCE, $text, $found, PREG_SET_ORDER );
	$references = array();
	foreach ( $found as $each ) {
		$attributes   = json_decode( $each[2], true );
		$references[] = array( 'pattern' === $each[1] ? (string) ( $attributes['slug'] ?? '' ) : '', 'block' === $each[1] ? (int) ( $attributes['ref'] ?? 0 ) : 0 );
	}
	return $references;
}

/**
 * The content of a pattern.
 *
 * @param string $slug Its name.
 * @return string
 */
function sq_blocks_pattern_text( $slug ) {
	$registry = WP_Block_Patterns_Registry::get_instance();
	return $registry->is_registered( $slug ) ? (string) $registry->get_registered( $slug )['content'] : '';
}

/**
 * Puts the content of patterns and reusable blocks with a form in their place: WordPress renders them where nothing can be added.
 *
 * @param string $text  A text with blocks.
 * @param int    $depth How deep it stands in others: one may name itself.
 * @return string
 */
function sq_blocks_expand( $text, $depth = 0 ) {
	return (string) preg_replace_callback(
		SQ_BLOCKS_REFERENCE,
		static function ( $reference ) use ( $depth ) {
			list( $whole ) = $reference;
			$attributes    = json_decode( $reference[2], true );
			// A block with more than its number has texts of its own.
			if ( $depth > 4 || ! is_array( $attributes ) || ( 'block' === $reference[1] && array( 'ref' ) !== array_keys( $attributes ) ) ) {
				return $whole;
			}
			$block = 'block' === $reference[1] ? get_post( (int) $attributes['ref'] ) : null;
			if ( 'pattern' === $reference[1] ) {
				$inside = sq_blocks_pattern_text( (string) ( $attributes['slug'] ?? '' ) );
			} else {
				$inside = $block && 'wp_block' === $block->post_type && 'publish' === $block->post_status && '' === $block->post_password ? $block->post_content : '';
			}
			$inside = sq_blocks_expand( $inside, $depth + 1 );
			return preg_match( SQ_BLOCKS_FORM, $inside ) ? $inside : $whole;
		},
		$text
	);
}

/**
 * A template in which forms have their address. What stands in its parts is not in its text.
 *
 * @param string $content The template, expanded.
 * @param string $slug    Its name.
 * @return string
 */
function sq_blocks_template_with_actions( $content, $slug ) {
	global $shortcode_tags;
	// WordPress runs the others.
	$all            = $shortcode_tags;
	$shortcode_tags = array_intersect_key( $all, array( 'sq_form' => true ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
	$content        = do_shortcode( $content );
	$shortcode_tags = $all; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
	return sq_blocks_add_actions( sq_blocks_render_form_blocks( $content ), 'template-' . $slug );
}

/**
 * The name of the template that is shown.
 *
 * @return string Empty where it is none of the theme's.
 */
function sq_blocks_template_slug() {
	global $_wp_current_template_content, $_wp_current_template_id;
	// Newer versions of WordPress say it.
	if ( is_string( $_wp_current_template_id ) && '' !== $_wp_current_template_id ) {
		return (string) ( explode( '//', $_wp_current_template_id, 2 )[1] ?? '' );
	}
	foreach ( get_block_templates() as $template ) {
		if ( $template->content === $_wp_current_template_content ) {
			return $template->slug;
		}
	}
	return '';
}

/**
 * Gives the forms of the template their address, before it is rendered.
 *
 * @param string $file The file that WordPress will load.
 * @return string
 */
function sq_blocks_prepare_template( $file ) {
	global $_wp_current_template_content;
	$content = is_string( $_wp_current_template_content ) ? sq_blocks_expand( $_wp_current_template_content ) : '';
	if ( preg_match( SQ_BLOCKS_FORM, $content ) ) {
		$slug = sq_blocks_template_slug();
		if ( '' !== $slug ) {
			$_wp_current_template_content = sq_blocks_template_with_actions( $content, $slug ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		}
	}
	return $file;
}
add_filter( 'template_include', 'sq_blocks_prepare_template', 99 );

/**
 * Gives the forms of a part of a template their address.
 *
 * @param string               $html  The part, rendered.
 * @param array<string, mixed> $block The block that names it.
 * @return string
 */
function sq_blocks_add_part_actions( $html, $block ) {
	$slug = (string) ( $block['attrs']['slug'] ?? '' );
	return '' === $slug ? $html : sq_blocks_add_actions( (string) $html, 'part-' . $slug );
}
add_filter( 'render_block_core/template-part', 'sq_blocks_add_part_actions', 20, 2 );

/**
 * Gives the fields of a form ids of their own for each post of a list: the form of a template is printed once, and repeated.
 *
 * @param string $html The posts, rendered.
 * @return string
 */
function sq_blocks_own_ids_in_list( $html ) {
	$html  = (string) $html;
	$count = array();
	if ( false === strpos( $html, ' id="sq-field-' ) ) {
		return $html;
	}
	$changed = preg_replace_callback(
		'~<form\b(?:[^>]*+>.*?</form>|(*COMMIT)(*FAIL))~is',
		static function ( $found ) use ( &$count ) {
			list( $form ) = $found;
			if ( ! preg_match( '/ id="(sq-field-[^"]*)"/', $form, $first ) ) {
				return $form;
			}
			$count[ $first[1] ] = ( $count[ $first[1] ] ?? 0 ) + 1;
			return $count[ $first[1] ] > 1 ? str_replace( '"sq-field-', '"sq-field-' . $count[ $first[1] ] . '-', $form ) : $form;
		},
		$html
	);
	// Where PHP gives up, such as over a list of megabytes, the list stays.
	return null === $changed ? $html : $changed;
}
add_filter( 'render_block_core/post-template', 'sq_blocks_own_ids_in_list' );

/**
 * Runs the kit's shortcodes in the block "Shortcode": outside of posts WordPress puts paragraphs into what they print, and in a
 * pattern it does not run them at all.
 *
 * @param string|null          $rendered What the block is, if that is known already.
 * @param array<string, mixed> $block    A block.
 * @return string|null
 */
function sq_blocks_shortcode_block( $rendered, $block ) {
	$html = (string) ( $block['innerHTML'] ?? '' );
	if ( null !== $rendered || 'core/shortcode' !== ( $block['blockName'] ?? '' ) || doing_filter( 'the_content' ) || ! sq_blocks_has_block( $html ) ) {
		return $rendered;
	}
	return do_shortcode( $html );
}
add_filter( 'pre_render_block', 'sq_blocks_shortcode_block', 10, 2 );
