<?php
/**
 * What keeps programs and other sites from sending forms. None of it is in the page, so pages may come from a cache: a nonce in
 * a cached page expires, and for strangers it would prove nothing.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** The most bytes of a post. */
const SQ_BLOCKS_MAX_BODY = 262144;

/**
 * Whether a page of this site has sent the request: browsers say so, and a page of another site cannot change it.
 *
 * @param WP_REST_Request $request The request.
 * @return bool
 */
function sq_blocks_is_same_origin( $request ) {
	$site = $request->get_header( 'sec_fetch_site' );
	if ( null !== $site ) {
		return 'same-origin' === $site || 'none' === $site;
	}
	$origin = (string) $request->get_header( 'origin' );
	$host   = wp_parse_url( $origin, PHP_URL_HOST );
	if ( ! $host ) {
		return false;
	}
	$port = wp_parse_url( $origin, PHP_URL_PORT );
	$host = $port ? "$host:$port" : $host;
	return (string) $request->get_header( 'host' ) === $host || is_allowed_http_origin( $origin );
}

/**
 * Who counts as one visitor for the limit, in a way that does not say who it is.
 *
 * @return string
 */
function sq_blocks_client() {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	/**
	 * The visitor's address: for sites behind a proxy, where all visitors would have the proxy's. Return what the proxy says.
	 *
	 * @param string $address The address that PHP sees.
	 */
	$address = (string) apply_filters( 'sq_blocks_client_address', $address );
	// A server that listens for both kinds of addresses may write those of IPv4 so.
	$address = (string) preg_replace( '/^::ffff:(?=\d+\.)/i', '', trim( $address ) );
	if ( false !== strpos( $address, ':' ) && filter_var( $address, FILTER_VALIDATE_IP ) ) {
		// One connection has at least 2^64 addresses of IPv6.
		$address = substr( (string) inet_pton( $address ), 0, 8 );
	}
	return wp_hash( 'sq_blocks_client' . $address );
}

/**
 * Counts a post of this visitor.
 *
 * @param string $client Who.
 * @return int Seconds to wait; 0 where none are to be waited.
 */
function sq_blocks_seconds_to_wait( $client ) {
	/**
	 * How many posts of forms one address may send in ten minutes. People in one office or school share an address.
	 *
	 * @param int $limit A number.
	 */
	$limit = (int) apply_filters( 'sq_blocks_form_limit', 30 );
	$name  = 'sq_blocks_sent_' . substr( $client, 0, 32 );
	$sent  = get_transient( $name );
	if ( ! is_array( $sent ) || $sent['until'] <= time() ) {
		$sent = array(
			'count' => 0,
			'until' => time() + 10 * MINUTE_IN_SECONDS,
		);
	}
	$wait = $sent['until'] - time();
	if ( $sent['count'] >= $limit ) {
		return $wait;
	}
	++$sent['count'];
	set_transient( $name, $sent, $wait );
	return 0;
}

/**
 * Lets posts wait for each other: those of one visitor, and those of one submission, which may come from two addresses when a phone
 * changes its network. So a form that is sent twice at once is stored once. Where the server ends, the database opens the locks.
 *
 * @param string $name For whom or for what.
 * @param bool   $ends Whether all that waits may go on.
 */
function sq_blocks_lock( $name, $ends = false ) {
	global $wpdb;
	static $held = array();
	if ( ! $ends ) {
		$held[] = 'sq_blocks_' . substr( $name, 0, 32 );
		$wpdb->query( $wpdb->prepare( 'SELECT GET_LOCK(%s, 10)', end( $held ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return;
	}
	foreach ( $held as $each ) {
		$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $each ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}
	$held = array();
}

/**
 * Opens all locks of this post.
 */
function sq_blocks_unlock() {
	sq_blocks_lock( '', true );
}

/**
 * What tells one submission from another: the key that the kit sends with each attempt at it, or without one the visitor and
 * the time. The same again is not stored a second time.
 *
 * @param string|null            $key    The header Idempotency-Key.
 * @param string                 $client Who.
 * @param array<string, mixed>   $form   The form.
 * @param array<string, mixed>[] $values What was sent.
 * @return string[] The name under which it is stored, and those under which it may have been.
 */
function sq_blocks_submission_names( $key, $client, $form, $values ) {
	$is_key = is_string( $key ) && preg_match( '/^"?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"?$/i', trim( $key ), $parts );
	// Ten minutes, and those before.
	$now   = (int) floor( time() / ( 10 * MINUTE_IN_SECONDS ) );
	$marks = $is_key ? array( strtolower( $parts[1] ) ) : array( "$client $now", $client . ' ' . ( $now - 1 ) );
	$names = array();
	foreach ( $marks as $mark ) {
		$names[] = 'sq-' . hash( 'sha256', (string) wp_json_encode( array( $mark, $form['source'], $form['key'], $values ) ) );
	}
	return $names;
}
