<?php
/**
 * The visitor's choice, and who may ask for it: WordPress's consent API (plugin "WP Consent API") where a site has it.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

// The plugin follows the API: Site Health lists those that do not.
add_filter( 'wp_consent_api_registered_' . plugin_basename( SQ_BLOCKS_FILE ), '__return_true' );

/**
 * Says that nothing is allowed before an answer, where the banner of the whole site is the one that asks. Without a type
 * the API allows everything.
 *
 * @param string|false $type What another plugin has said; false or empty for nothing.
 * @return string|false
 */
function sq_blocks_consent_type( $type ) {
	return $type || '' === sq_blocks_cookie_banner() ? $type : 'optin';
}
add_filter( 'wp_get_consent_type', 'sq_blocks_consent_type', PHP_INT_MAX );

/**
 * Whether another plugin asks for consent.
 *
 * @return bool
 */
function sq_blocks_asks_another() {
	remove_filter( 'wp_get_consent_type', 'sq_blocks_consent_type', PHP_INT_MAX );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The API's own.
	$type = apply_filters( 'wp_get_consent_type', '' );
	add_filter( 'wp_get_consent_type', 'sq_blocks_consent_type', PHP_INT_MAX );
	return (bool) $type;
}

/**
 * Loads what passes the choice on, in both directions, on pages with the kit.
 */
function sq_blocks_consent_script() {
	if ( ! sq_blocks_is_needed() || ! function_exists( 'wp_has_consent' ) ) {
		return;
	}
	wp_enqueue_script( 'sq-blocks-consent', plugins_url( 'includes/consent.js', SQ_BLOCKS_FILE ), array( 'wp-consent-api' ), SQ_BLOCKS_VERSION, true );
	wp_add_inline_script( 'sq-blocks-consent', 'var sqBlocksAsksAnother = ' . wp_json_encode( sq_blocks_asks_another() ) . ';', 'before' );
}
// Until here a block may be found. The scripts of the footer are printed with priority 20.
add_action( 'wp_footer', 'sq_blocks_consent_script', 15 );
