<?php
/**
 * The visitor's answer to the cookie banner, kept as long as the kit means it to be: Safari keeps a cookie of a script for seven
 * days, and one of a server for as long as the server says. Pages set no cookies, so that they can come out of a cache: a small
 * request asks for them, when the first page of a visit is left, or one on which the answer has changed.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The cookies of an answer, and what each may contain.
 *
 * @return array<string, string> Patterns by name. The first is the answer itself, the second its version.
 */
function sq_blocks_answer_patterns() {
	/**
	 * The name of the cookie with the answer, where the page's context has another one in `consentCookieName`.
	 *
	 * @param string $name A name.
	 */
	$name = (string) apply_filters( 'sq_blocks_consent_cookie', 'ss_cookieAllowed' );
	return array(
		$name                    => '/^(?:true|false)$/D',
		'ss_cookieBannerVersion' => '/^\d{1,4}$/D',
		'ss_cookiePurposes'      => '/^[a-z]+(?:\.[a-z]+)*$/D',
		'ss_consentId'           => '/^[\da-f-]{36}$/Di',
	);
}

/**
 * The cookies of an answer that a request has, where they are what the kit writes.
 *
 * @param string $header The header "Cookie". PHP's own list has only one of several cookies of a name.
 * @return array<string, string>
 */
function sq_blocks_answer_cookies( $header ) {
	$answers = sq_blocks_answer_patterns();
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
	list( $answer, $version ) = array_keys( $answers );
	return isset( $found[ $answer ], $found[ $version ] ) ? $found : array();
}

/**
 * Sets them again, with the values that the request has.
 *
 * @return WP_REST_Response
 */
function sq_blocks_keep_answer() {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- It is checked above.
	foreach ( sq_blocks_answer_cookies( $_SERVER['HTTP_COOKIE'] ?? '' ) as $name => $value ) {
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
	return new WP_REST_Response( null, 204, array( 'Cache-Control' => 'no-store' ) );
}

/**
 * Registers the request.
 */
function sq_blocks_register_answer() {
	register_rest_route(
		'sq-blocks/v1',
		'/answer',
		array(
			'methods'             => 'POST',
			'callback'            => 'sq_blocks_keep_answer',
			// It gives back what the request has.
			'permission_callback' => '__return_true',
		)
	);
}
add_action( 'rest_api_init', 'sq_blocks_register_answer' );

/**
 * Prints what asks for them, on pages with the kit. It is the same for all visitors.
 */
function sq_blocks_print_answer_script() {
	if ( ! sq_blocks_is_needed() ) {
		return;
	}
	$address = wp_json_encode( wp_make_link_relative( rest_url( 'sq-blocks/v1/answer' ) ), JSON_HEX_TAG | JSON_HEX_AMP );
	$names   = wp_json_encode( array_keys( sq_blocks_answer_patterns() ), JSON_HEX_TAG | JSON_HEX_AMP );
	// When the page is left: an answer that the visitor changes while the request is under way would be set back.
	$script = "(()=>{
const names=$names,key='sq-blocks-answer';
const keep=()=>{
if(document.visibilityState!=='hidden')return;
const answer=document.cookie.split('; ').filter(each=>names.includes(each.split('=')[0])).join('; ');
try{if(sessionStorage.getItem(key)===answer)return;sessionStorage.setItem(key,answer)}catch{}
if(answer)fetch($address,{method:'POST',keepalive:true}).catch(()=>{})
};
document.addEventListener('visibilitychange',keep)
})()";
	wp_print_inline_script_tag( $script );
}
add_action( 'wp_footer', 'sq_blocks_print_answer_script', 20 );
