<?php
/**
 * The route that takes forms: POST sq-blocks/v1/forms/{source}/{form}.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the route.
 */
function sq_blocks_register_route() {
	register_rest_route(
		'sq-blocks/v1',
		'/forms/(?P<source>\d{1,18}|(?:widget|part|template)-[^/]{1,190})/(?P<form>[a-z0-9_-]{1,200})',
		array(
			'methods'             => 'POST',
			'callback'            => 'sq_blocks_receive',
			// Forms are for strangers; guard.php says what protects them.
			'permission_callback' => '__return_true',
		)
	);
}
add_action( 'rest_api_init', 'sq_blocks_register_route' );

/**
 * Takes a form.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response
 */
function sq_blocks_receive( $request ) {
	sq_blocks_answer_in_language( $request );
	$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( wp_unslash( $_SERVER['REQUEST_METHOD'] ) ) : '';
	// WordPress lets `?_method=POST` make a POST of a link.
	if ( 'post' !== $method || ! sq_blocks_is_same_origin( $request ) ) {
		return sq_blocks_answer_refused( $request, 403, __( 'This form can only be sent from its own page. Please open the page, and send it there.', 'sq-blocks' ) );
	}
	$is_cut = ! $request->get_body() && ! $request->get_body_params() && ! $request->get_file_params() && (int) $request->get_header( 'content_length' ) > 0;
	if ( $is_cut || strlen( (string) $request->get_body() ) > SQ_BLOCKS_MAX_BODY ) {
		return sq_blocks_answer_refused( $request, 413, __( 'Your message is too large. Please shorten it, or choose smaller files.', 'sq-blocks' ) );
	}
	$client = sq_blocks_client();
	sq_blocks_lock( $client );
	$wait = sq_blocks_seconds_to_wait( $client );
	if ( $wait > 0 ) {
		sq_blocks_unlock();
		$minutes = (int) ceil( $wait / MINUTE_IN_SECONDS );
		/* translators: %d: a number of minutes. */
		return sq_blocks_answer_refused( $request, 429, sprintf( _n( 'Too many messages have been sent. Please try again in %d minute.', 'Too many messages have been sent. Please try again in %d minutes.', $minutes, 'sq-blocks' ), $minutes ), array( 'wait' => $wait ) );
	}
	$params = $request->get_url_params();
	$form   = sq_blocks_find_form( $params['source'], $params['form'] );
	if ( ! $form ) {
		sq_blocks_unlock();
		return sq_blocks_answer_refused( $request, 404, __( 'This form takes no messages at present.', 'sq-blocks' ) );
	}
	$form['url'] = sq_blocks_page_of( $request, $form );
	return sq_blocks_take_form( $request, $form, $client );
}

/**
 * Checks, stores and announces a submission.
 *
 * @param WP_REST_Request      $request The request.
 * @param array<string, mixed> $form    The form.
 * @param string               $client  Who.
 * @return WP_REST_Response
 */
function sq_blocks_take_form( $request, $form, $client ) {
	$fields = sq_blocks_read_fields( $form['html'] );
	$values = sq_blocks_read_values( $request, $fields );
	$files  = sq_blocks_read_files( $request, $fields );
	$values = array_replace( $values, array_map( static fn( $all ) => array_column( $all, 'name' ), $files ) );
	$errors = sq_blocks_check_values( $fields, $values, $files );
	if ( $errors ) {
		sq_blocks_unlock();
		return sq_blocks_answer_refused( $request, 400, __( 'Please check what is marked.', 'sq-blocks' ), compact( 'form', 'fields', 'values', 'errors' ) );
	}
	$contents = array_map( static fn( $all ) => array_map( 'md5_file', array_column( $all, 'tmp_name' ) ), $files );
	$names    = sq_blocks_submission_names( $request->get_header( 'idempotency_key' ), $client, $form, array( $values, $contents ) );
	sq_blocks_lock( $names[0] );
	if ( sq_blocks_stored_submission( $names ) ) {
		sq_blocks_unlock();
		return sq_blocks_answer_stored( $request, $form );
	}
	$answers = sq_blocks_answers( $fields, $values );
	$emails  = sq_blocks_sent_emails( $fields, $values );
	$trap    = $request->get_body_params()[ SQ_BLOCKS_TRAP ] ?? '';
	$is_spam = ! is_string( $trap ) || '' !== trim( $trap );
	// After all else: a token can be used once.
	$captcha = $is_spam ? '' : sq_blocks_check_captcha( $request, $form );
	if ( 'refused' === $captcha ) {
		sq_blocks_unlock();
		return sq_blocks_answer_refused( $request, 400, sq_blocks_captcha_refusal( $request ), compact( 'form', 'fields', 'values' ) );
	}
	/**
	 * Whether a submission is spam: it is put into the trash, and no mail is sent. The visitor is thanked.
	 *
	 * @param bool  $is_spam Whether the field that people do not see was filled in.
	 * @param array $answers The answers.
	 * @param array $form    The form, with its `source` (the id of a post, or such as `widget-text-2`) and `key`.
	 */
	$is_spam = (bool) apply_filters( 'sq_blocks_is_spam', $is_spam, $answers, $form );
	// What programs send fills no disk.
	$kept = $is_spam ? array() : sq_blocks_keep_files( $files );
	if ( is_string( $kept ) ) {
		sq_blocks_unlock();
		$errors = array( $kept => __( 'There was a problem while uploading your file.', 'sq-blocks' ) );
		return sq_blocks_answer_refused( $request, 500, __( 'Please check what is marked.', 'sq-blocks' ), compact( 'form', 'fields', 'values', 'errors' ) );
	}
	$more = array(
		'name'    => $names[0],
		'user'    => sq_blocks_sender( $request, $form ),
		'is_spam' => $is_spam,
		'emails'  => $emails,
		'files'   => $kept,
		'captcha' => $captcha,
	);
	$id   = sq_blocks_store_submission( $form, $answers, $more );
	sq_blocks_unlock();
	if ( ! $id ) {
		sq_blocks_delete_files( $kept );
		return sq_blocks_answer_refused( $request, 500, __( 'Your message could not be stored. Please try again later.', 'sq-blocks' ), compact( 'form', 'fields', 'values' ) );
	}
	if ( ! $is_spam ) {
		sq_blocks_in_site_language( static fn() => sq_blocks_send_mail( $id, $form, $answers, $emails, sq_blocks_captcha_note( $captcha ) ) );
	}
	return sq_blocks_answer_stored( $request, $form );
}

/**
 * The addresses that a visitor has given: of fields for an address first. Any field may have one, under a name in any language.
 *
 * @param array<string, array<string, mixed>> $fields The fields of the form.
 * @param array<string, string[]>             $values What was sent.
 * @return string[]
 */
function sq_blocks_sent_emails( $fields, $values ) {
	$found = array( array(), array() );
	foreach ( $fields as $name => $field ) {
		$is_meant = 'email' === $field['kind'] || preg_match( '/e-?mail/i', $name . ' ' . $field['label'] );
		foreach ( 'file' === $field['kind'] ? array() : ( $values[ $name ] ?? array() ) as $value ) {
			foreach ( array_filter( sq_blocks_split_emails( $field, $value ), 'is_email' ) as $email ) {
				$found[ $is_meant ? 0 : 1 ][] = $email;
			}
		}
	}
	return array_merge( ...$found );
}

/**
 * Who is signed in, if the nonce of the form says so. WordPress treats a call without its own nonce as one of a stranger.
 *
 * @param WP_REST_Request      $request The request.
 * @param array<string, mixed> $form    The form.
 * @return int 0 for a stranger.
 */
function sq_blocks_sender( $request, $form ) {
	$nonce = $request->get_body_params()[ SQ_BLOCKS_NONCE ] ?? '';
	$user  = (int) wp_validate_auth_cookie( '', 'logged_in' );
	if ( ! $user || ! is_string( $nonce ) || '' === $nonce ) {
		return 0;
	}
	$before = get_current_user_id();
	wp_set_current_user( $user );
	$is_valid = wp_verify_nonce( $nonce, sq_blocks_nonce_action( $form ) );
	wp_set_current_user( $before );
	return $is_valid ? $user : 0;
}
