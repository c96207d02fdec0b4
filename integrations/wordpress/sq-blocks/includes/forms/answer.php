<?php
/**
 * The answers to a form: JSON for the kit, and pages for visitors without script.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** The parameter of a page that thanks for a form. */
const SQ_BLOCKS_THANKS = 'sq-sent';

/**
 * Whether the kit asks, which reads JSON.
 *
 * @param WP_REST_Request $request The request.
 * @return bool
 */
function sq_blocks_wants_json( $request ) {
	return false !== strpos( (string) $request->get_header( 'accept' ), 'application/json' );
}

/**
 * The answer to a submission that was stored, now or before.
 *
 * @param WP_REST_Request      $request The request.
 * @param array<string, mixed> $form    The form.
 * @return WP_REST_Response
 */
function sq_blocks_answer_stored( $request, $form ) {
	if ( sq_blocks_wants_json( $request ) ) {
		// The kit thanks in the language of the page.
		return new WP_REST_Response( array( 'ok' => true ) );
	}
	$redirect = trim( $form['block']['success-redirect'] ?? '' );
	$shown    = array( SQ_BLOCKS_THANKS => sq_blocks_thanks_name( $form ) ) + ( $form['page'] > 1 ? array( 'page' => $form['page'] ) : array() );
	$thanks   = add_query_arg( array_map( 'rawurlencode', $shown ), $form['url'] ) . '#sq-sent';
	$place    = '' === $redirect ? '' : wp_sanitize_redirect( sq_blocks_absolute( $redirect, $form['url'] ) );
	// The address is the author's, not the visitor's.
	$is_web = in_array( wp_parse_url( $place, PHP_URL_SCHEME ), array( 'http', 'https' ), true );
	return new WP_REST_Response( null, 303, array( 'Location' => $is_web ? $place : $thanks ) );
}

/**
 * An address as a browser reads it on a page.
 *
 * @param string $address Absolute or relative.
 * @param string $base    The page.
 * @return string
 */
function sq_blocks_absolute( $address, $base ) {
	return WP_Http::make_absolute_url( $address, $base );
}

/**
 * The answer to a form that was not taken.
 *
 * @param WP_REST_Request                   $request The request.
 * @param int                               $status  The status.
 * @param string                            $message About the whole form.
 * @param array{form?: array, values?: array, errors?: array, fields?: array, wait?: int} $more What is known.
 * @return WP_REST_Response
 */
function sq_blocks_answer_refused( $request, $status, $message, $more = array() ) {
	$errors   = $more['errors'] ?? array();
	$response = new WP_REST_Response( null, $status );
	if ( isset( $more['wait'] ) ) {
		$response->header( 'Retry-After', (string) $more['wait'] );
	}
	if ( sq_blocks_wants_json( $request ) ) {
		$data = array(
			'ok'      => false,
			'message' => $message,
		);
		if ( $errors ) {
			$data['errors'] = (object) $errors;
		}
		$response->set_data( $data );
		return $response;
	}
	$response->header( 'Content-Type', 'text/html; charset=UTF-8' );
	// The page shows the form and sends it again; nothing in it runs.
	$response->header( 'Content-Security-Policy', "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'" );
	$response->set_data( array( 'sq_blocks_page' => sq_blocks_refused_page( $message, $more ) ) );
	return $response;
}

/**
 * The page about a form that was not taken, with all that was typed.
 *
 * @param string               $message About the whole form.
 * @param array<string, mixed> $more    What is known.
 * @return string
 */
function sq_blocks_refused_page( $message, $more ) {
	$title = esc_html__( 'Your message has not been sent', 'sq-blocks' );
	$html  = '<!doctype html><html ' . get_language_attributes() . '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>' . $title . '</title>';
	$html .= '<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}form>*{margin-block:1rem}fieldset{border:0;padding:0}label{display:block}:is(input,textarea,select):not([type=checkbox],[type=radio]){display:block;inline-size:100%;box-sizing:border-box;font:inherit}strong{color:#b00020;display:block}[aria-invalid=true]{outline:2px solid #b00020}</style>';
	$html .= '</head><body><main><h1>' . $title . '</h1><p role="alert">' . esc_html( $message ) . '</p>';
	if ( ! empty( $more['errors'] ) ) {
		$html .= '<ul>';
		foreach ( $more['errors'] as $name => $error ) {
			/* translators: 1: the name of a field, 2: what is wrong with it. */
			$html .= '<li>' . esc_html( sprintf( __( '%1$s: %2$s', 'sq-blocks' ), $more['fields'][ $name ]['label'], $error ) ) . '</li>';
		}
		$html .= '</ul>';
	}
	if ( isset( $more['form'] ) ) {
		$place = sq_blocks_find_forms( '<sq-form>' . $more['form']['html'] . '</sq-form>' )[0];
		$enctype = sq_blocks_has_files( $more['form']['html'] ) ? array( 'enctype' => 'multipart/form-data' ) : array();
		$html   .= sq_blocks_form_start( $more['form'], $enctype + $place['attributes'] );
		$inner = substr( '<sq-form>' . $more['form']['html'], $place['open'], $place['close'] - $place['open'] );
		$html .= sq_blocks_filled_form( $inner, $more['values'] ?? array(), $more['errors'] ?? array() );
		$html .= sq_blocks_form_end( $more['form'] );
		$html .= sprintf( '<input type="hidden" name="%s" value="%s"></form>', SQ_BLOCKS_PAGE, esc_attr( $more['form']['url'] ) );
	}
	$back = $more['form']['url'] ?? home_url( '/' );
	return $html . '<p><a href="' . esc_url( (string) $back ) . '">' . esc_html__( 'Back to the page', 'sq-blocks' ) . '</a></p></main></body></html>';
}

/**
 * Sends a page in place of JSON.
 *
 * @param bool             $is_served Whether something was sent already.
 * @param WP_HTTP_Response $response  The response.
 * @return bool
 */
function sq_blocks_serve_page( $is_served, $response ) {
	$data = $response->get_data();
	if ( $is_served || ! is_array( $data ) || ! isset( $data['sq_blocks_page'] ) ) {
		return $is_served;
	}
	echo $data['sq_blocks_page']; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
	return true;
}
add_filter( 'rest_pre_serve_request', 'sq_blocks_serve_page', 10, 2 );

/**
 * What a form is called in the address of the page that thanks for it.
 *
 * @param array<string, mixed> $form A form.
 * @return string
 */
function sq_blocks_thanks_name( $form ) {
	return $form['post'] ? $form['key'] : $form['source'] . '.' . $form['key'];
}

/**
 * The thanks above a form that was sent without script.
 *
 * @param array<string, mixed> $form A form.
 * @return string
 */
function sq_blocks_thanks( $form ) {
	// Shows a text of the site's own, and changes nothing.
	$sent = isset( $_GET[ SQ_BLOCKS_THANKS ] ) && is_string( $_GET[ SQ_BLOCKS_THANKS ] ) ? sanitize_text_field( wp_unslash( $_GET[ SQ_BLOCKS_THANKS ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
	if ( sanitize_text_field( sq_blocks_thanks_name( $form ) ) !== $sent || ( $form['post'] && ! is_singular() ) ) {
		return '';
	}
	$text = $form['block']['post-submit-message'] ?? '';
	return sprintf( '<p id="sq-sent" class="sq-form-success" role="status" tabindex="-1">%s</p>', '' === $text ? esc_html__( 'Thank you!', 'sq-blocks' ) : esc_html( $text ) );
}
