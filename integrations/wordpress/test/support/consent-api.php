<?php
/**
 * What the functions of the plugin "WP Consent API" (2.0) do, for the tests: another plugin asks, with the type that the option
 * `test_consent_type` has.
 */
function wp_get_consent_type(): string {
	return apply_filters( 'wp_get_consent_type', '' );
}
function wp_has_consent( string $category ): bool {
	$type   = wp_get_consent_type();
	$answer = $_COOKIE[ "wp_consent_$category" ] ?? '';
	return ! $type || 'allow' === $answer || ( 'optout' === $type && '' === $answer );
}
function consent_api_registered( $plugin ) {
	return (bool) apply_filters( "wp_consent_api_registered_$plugin", false );
}
add_filter(
	'wp_get_consent_type',
	static function ( $type ) {
		return get_option( 'test_consent_type' ) ?: $type;
	}
);
add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_script( 'wp-consent-api', WPMU_PLUGIN_URL . '/consent-api.js', array(), '1', true );
		wp_localize_script( 'wp-consent-api', 'testConsentType', array( wp_get_consent_type() ) );
	},
	PHP_INT_MAX
);
add_action(
	'wp_footer',
	static function () {
		echo '<output id="on-server">', wp_has_consent( 'marketing' ) ? 'allow' : 'deny', '</output>';
	}
);
