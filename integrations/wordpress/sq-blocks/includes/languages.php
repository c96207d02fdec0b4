<?php
/**
 * Translations of the plugin, in its folder `languages`. A newer one in WordPress's own folder comes first, as for every plugin.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Tells WordPress where they are.
 */
function sq_blocks_load_texts() {
	load_plugin_textdomain( 'sq-blocks', false, dirname( plugin_basename( SQ_BLOCKS_FILE ) ) . '/languages' );
}
// Before the texts of the blocks are asked for.
add_action( 'init', 'sq_blocks_load_texts', 0 );

/**
 * Takes the texts of another language, when WordPress changes it. Of a site in English it knows none.
 */
function sq_blocks_reload_texts() {
	unload_textdomain( 'sq-blocks', true );
	sq_blocks_load_texts();
}
add_action( 'change_locale', 'sq_blocks_reload_texts' );

/**
 * The translation of another region where there is none of this one: of de_AT, or of the formal de_DE_formal, that of de_DE.
 *
 * @param string|false $file   A file that WordPress is about to load.
 * @param string       $domain Whose texts.
 * @return string|false
 */
function sq_blocks_nearest_language( $file, $domain ) {
	if ( 'sq-blocks' !== $domain || ! $file || is_readable( $file ) || 0 === strpos( $file, WP_LANG_DIR ) ) {
		return $file;
	}
	if ( ! preg_match( '/^sq-blocks-([a-z]+)(?:_\w+)?(\.mo|-sq-blocks-editor-html\.json)$/', basename( $file ), $parts ) ) {
		return $file;
	}
	$start = dirname( $file ) . '/sq-blocks-' . $parts[1];
	$found = array_merge( (array) glob( $start . $parts[2] ), (array) glob( $start . '_*' . $parts[2] ) );
	return $found[0] ?? $file;
}
add_filter( 'load_textdomain_mofile', 'sq_blocks_nearest_language', 10, 2 );

/**
 * The same for the scripts of the editor.
 *
 * @param string|false $file   A file that WordPress is about to load.
 * @param string       $handle The script.
 * @param string       $domain Whose texts.
 * @return string|false
 */
function sq_blocks_nearest_script_language( $file, $handle, $domain ) {
	return sq_blocks_nearest_language( $file, $domain );
}
add_filter( 'load_script_translation_file', 'sq_blocks_nearest_script_language', 10, 3 );
