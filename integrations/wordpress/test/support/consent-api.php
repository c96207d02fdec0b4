<?php
/**
 * What the functions of the plugin "WP Consent API" (2.0) do, for the tests: another plugin asks, with the type that the option
 * `test_consent_type` has, and has registered the services of `test_consent_services`, by their names.
 */
function wp_get_consent_type(): string {
	return apply_filters( 'wp_get_consent_type', '' );
}
function wp_has_consent( string $category ): bool {
	$type   = wp_get_consent_type();
	$answer = $_COOKIE[ "wp_consent_$category" ] ?? '';
	return ! $type || 'allow' === $answer || ( 'optout' === $type && '' === $answer );
}
function wp_set_service_consent( string $service, bool $consented ): void {
	$known = (array) json_decode( wp_unslash( $_COOKIE['wp_consent_consented_services'] ?? '' ), true );
	setcookie( 'wp_consent_consented_services', wp_json_encode( array( $service => $consented ) + $known ), time() + 9999, '/' );
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
		wp_enqueue_script( 'wp-consent-api', WPMU_PLUGIN_URL . '/wp-consent-api.js', array(), '1', true );
		$services = array();
		foreach ( (array) get_option( 'test_consent_services', array() ) as $name => $category ) {
			$services[] = compact( 'name', 'category' );
		}
		wp_localize_script(
			'wp-consent-api',
			'consent_api',
			array(
				'consent_type'  => wp_get_consent_type(),
				'cookie_prefix' => 'wp_consent',
				'services'      => $services,
			)
		);
	},
	PHP_INT_MAX
);
// As a banner on the server answers for one service.
add_action(
	'init',
	static function () {
		if ( isset( $_GET['deny'] ) ) {
			wp_set_service_consent( wp_unslash( $_GET['deny'] ), false );
		}
	}
);
add_action(
	'wp_footer',
	static function () {
		echo '<output id="on-server">', wp_has_consent( 'marketing' ) ? 'allow' : 'deny', '</output>';
	}
);
