<?php
/**
 * The classic editor: its visual view (TinyMCE) removes tags that it does not know, and its paragraphs are made in the
 * browser.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Names the tags of the kit to TinyMCE, with all attributes: what may be saved is decided when a post is saved.
 *
 * @param array<string, mixed> $settings Settings of the editor.
 * @return array<string, mixed>
 */
function sq_blocks_editor_settings( $settings ) {
	$tags     = array_keys( sq_blocks_tags()['attributes'] );
	$elements = array();
	foreach ( $tags as $tag ) {
		// With ~, a tag may stand in a sentence.
		$elements[] = ( in_array( $tag, sq_blocks_tags()['inline'], true ) ? '~' : '' ) . $tag;
	}
	$add = array(
		'custom_elements'         => implode( ',', $elements ),
		'extended_valid_elements' => implode( '[*],', $tags ) . '[*]',
	);
	foreach ( $add as $name => $value ) {
		$settings[ $name ] = empty( $settings[ $name ] ) ? $value : $settings[ $name ] . ',' . $value;
	}
	return $settings;
}
add_filter( 'tiny_mce_before_init', 'sq_blocks_editor_settings' );

/**
 * Loads what keeps the paragraphs of this editor out of the blocks.
 */
function sq_blocks_editor_script() {
	wp_enqueue_script( 'sq-blocks-classic-editor', plugins_url( 'includes/classic-editor.js', SQ_BLOCKS_FILE ), array( 'jquery', 'editor' ), SQ_BLOCKS_VERSION, true );
	wp_add_inline_script( 'sq-blocks-classic-editor', 'var sqBlocksInline = ' . wp_json_encode( sq_blocks_tags()['inline'] ) . ';', 'before' );
}
add_action( 'wp_enqueue_editor', 'sq_blocks_editor_script' );
