<?php
/**
 * The visitor's answer to the cookie banner, kept as long as the kit means it to be: Safari keeps a cookie of a script for seven
 * days, and one of a server for as long as the server says.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The cookies of an answer that a request has, where they are what the kit writes.
 *
 * @param string $header The header "Cookie". PHP's own list has only one of several cookies of a name.
 * @return array<string, string>
 */
function sq_blocks_answer_cookies( $header ) {
	/**
	 * The name of the cookie with the answer, where the page's context has another one in `consentCookieName`.
	 *
	 * @param string $name A name.
	 */
	$name    = (string) apply_filters( 'sq_blocks_consent_cookie', 'ss_cookieAllowed' );
	$answers = array(
		$name                    => '/^(?:true|false)$/D',
		'ss_cookieBannerVersion' => '/^\d{1,4}$/D',
		'ss_cookiePurposes'      => '/^[a-z]+(?:\.[a-z]+)*$/D',
		'ss_consentId'           => '/^[\da-f-]{36}$/Di',
	);
	$found   = array();
	foreach ( explode( ';', $header ) as $pair ) {
		list( $cookie, $value ) = array_pad( explode( '=', trim( $pair ), 2 ), 2, '' );
		if ( ! isset( $answers[ $cookie ] ) ) {
			continue;
		}
		// A parent domain may have another answer: the kit knows which of them rules.
		if ( isset( $found[ $cookie ] ) || ! preg_match( $answers[ $cookie ], $value ) ) {
			return array();
		}
		$found[ $cookie ] = $value;
	}
	return isset( $found[ $name ], $found['ss_cookieBannerVersion'] ) ? $found : array();
}

/**
 * Sets them again with each page that a visitor opens. Such a page is for its visitor alone: stored on the way, it would give
 * the answer of one visitor to all.
 */
function sq_blocks_keep_answer() {
	// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- The answer is checked above; the others are compared.
	$purpose = $_SERVER['HTTP_SEC_PURPOSE'] ?? '';
	$cookies = sq_blocks_answer_cookies( $_SERVER['HTTP_COOKIE'] ?? '' );
	$is_page = 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && ! is_feed() && ! is_robots() && ! headers_sent();
	// phpcs:enable
	if ( ! $is_page || ! $cookies || false !== strpos( $purpose, 'prefetch' ) ) {
		return;
	}
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The word of all plugins that store pages.
	// WordPress says more to those who are signed in.
	if ( ! is_user_logged_in() ) {
		header( 'Cache-Control: private, no-cache' );
	}
	foreach ( $cookies as $name => $value ) {
		setcookie(
			$name,
			$value,
			array(
				'expires'  => time() + 30 * DAY_IN_SECONDS,
				'path'     => '/',
				'samesite' => 'Lax',
				'secure'   => is_ssl(),
			)
		);
	}
}
add_action( 'template_redirect', 'sq_blocks_keep_answer', 0 );
