<?php
/**
 * The language of a form: that of its page. Plugins that give pages languages know it by the address of the page, which a form is
 * not sent to.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The language of the site, whatever that of the page is.
 *
 * @return string A locale, such as de_DE.
 */
function sq_blocks_site_locale() {
	$locale = (string) get_option( 'WPLANG' );
	if ( '' === $locale && is_multisite() ) {
		$locale = (string) get_site_option( 'WPLANG' );
	}
	return '' === $locale ? 'en_US' : $locale;
}

/**
 * Answers in the language of the page that has sent a form.
 *
 * @param WP_REST_Request $request The request.
 */
function sq_blocks_answer_in_language( $request ) {
	$locale = $request->get_body_params()[ SQ_BLOCKS_LOCALE ] ?? '';
	if ( is_string( $locale ) && '' !== $locale ) {
		// Nothing happens for a language that the site does not have.
		switch_to_locale( $locale );
	}
}

/**
 * Does something in the language of the site, such as a mail to its owner.
 *
 * @param callable $act What.
 */
function sq_blocks_in_site_language( $act ) {
	$is_switched = switch_to_locale( sq_blocks_site_locale() );
	$act();
	if ( $is_switched ) {
		restore_previous_locale();
	}
}
