<?php
/**
 * Captchas: asks the provider of a form's captcha whether the token that was sent is of a person. Where nobody can tell, because
 * the provider is out of order or the keys are wrong, the message is taken, and the owner reads that it was not checked.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** By provider: the address that checks a token, the field of the form that has it, and the class of an element of its own. */
const SQ_BLOCKS_CAPTCHAS = array(
	'recaptcha' => array( 'https://www.google.com/recaptcha/api/siteverify', 'g-recaptcha-response', 'g-recaptcha' ),
	'hcaptcha'  => array( 'https://api.hcaptcha.com/siteverify', 'h-captcha-response', 'h-captcha' ),
	'turnstile' => array( 'https://challenges.cloudflare.com/turnstile/v0/siteverify', 'cf-turnstile-response', 'cf-turnstile' ),
);

/** More characters than any token has. */
const SQ_BLOCKS_LONGEST_TOKEN = 16384;

/** Seconds until the provider counts as silent. The visitor waits meanwhile. */
const SQ_BLOCKS_CAPTCHA_TIMEOUT = 5;

/**
 * The provider of a form's captcha: of its block, or of an element that its author has put into it.
 *
 * @param array<string, mixed> $form The form.
 * @return string '' where it has none.
 */
function sq_blocks_captcha_of( $form ) {
	$chosen = strtolower( trim( $form['block']['captcha'] ?? '' ) );
	if ( isset( SQ_BLOCKS_CAPTCHAS[ $chosen ] ) ) {
		return $chosen;
	}
	foreach ( SQ_BLOCKS_CAPTCHAS as $provider => list( , , $class ) ) {
		if ( preg_match( '/\sclass\s*=\s*(["\'])(?:(?!\1).)*(?<![\w-])' . $class . '(?![\w-])/is', $form['html'] ) ) {
			return $provider;
		}
	}
	return '';
}

/**
 * Checks the captcha of a form.
 *
 * @param WP_REST_Request      $request The request.
 * @param array<string, mixed> $form    The form.
 * @return string '' where all is well, `refused`, or why it was not checked: `no-secret`, `bad-secret`, `no-answer`.
 */
function sq_blocks_check_captcha( $request, $form ) {
	$provider = sq_blocks_captcha_of( $form );
	if ( '' === $provider ) {
		return '';
	}
	/**
	 * The secret key of the captcha, which Settings → Writing has.
	 *
	 * @param string $secret   The key; '' checks nothing.
	 * @param string $provider `recaptcha`, `hcaptcha` or `turnstile`.
	 * @param array  $form     The form, with its `source` and `key`.
	 */
	$secret = (string) apply_filters( 'sq_blocks_captcha_secret', (string) get_option( 'sq_blocks_captcha_secret', '' ), $provider, $form );
	if ( '' === $secret ) {
		return 'no-secret';
	}
	list( $address, $field ) = SQ_BLOCKS_CAPTCHAS[ $provider ];
	$token                   = $request->get_body_params()[ $field ] ?? '';
	if ( ! is_string( $token ) || '' === trim( $token ) || strlen( $token ) > SQ_BLOCKS_LONGEST_TOKEN ) {
		return 'refused';
	}
	$answer = wp_remote_post(
		$address,
		array(
			'timeout' => SQ_BLOCKS_CAPTCHA_TIMEOUT,
			'body'    => array(
				'secret'   => $secret,
				'response' => $token,
			),
		)
	);
	$data   = is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
	return sq_blocks_captcha_result( $data );
}

/**
 * What the answer of a provider says.
 *
 * @param mixed $data The answer.
 * @return string As of `sq_blocks_check_captcha`.
 */
function sq_blocks_captcha_result( $data ) {
	if ( ! is_array( $data ) || ! isset( $data['success'] ) ) {
		return 'no-answer';
	}
	if ( true === $data['success'] ) {
		/**
		 * The least score of reCAPTCHA v3 with which a message is taken: 0 is surely a program, 1 a person.
		 *
		 * @param float $least A number.
		 */
		$least = (float) apply_filters( 'sq_blocks_captcha_score', 0.5 );
		return isset( $data['score'] ) && $data['score'] < $least ? 'refused' : '';
	}
	$codes = (array) ( $data['error-codes'] ?? array() );
	if ( array_intersect( $codes, array( 'missing-input-secret', 'invalid-input-secret' ) ) ) {
		return 'bad-secret';
	}
	// All others can be brought about by what a program sends.
	return in_array( 'internal-error', $codes, true ) ? 'no-answer' : 'refused';
}

/**
 * What a visitor reads whose captcha was refused.
 *
 * @param WP_REST_Request $request The request.
 * @return string
 */
function sq_blocks_captcha_refusal( $request ) {
	return sq_blocks_wants_json( $request )
		? __( 'It could not be confirmed that you are not a program. Please try again.', 'sq-blocks' )
		: __( 'This form checks that you are not a program, and needs JavaScript for it. Please switch it on, go back to the page, and send your message there.', 'sq-blocks' );
}

/**
 * What the owner reads about a message whose captcha was not checked.
 *
 * @param string $result As of `sq_blocks_check_captcha`.
 * @return string '' where there is nothing to say.
 */
function sq_blocks_captcha_note( $result ) {
	$notes = array(
		'no-secret'  => __( 'The captcha of this form was not checked: its secret key is missing (Settings → Writing).', 'sq-blocks' ),
		'bad-secret' => __( 'The captcha of this form was not checked: its provider does not know the secret key (Settings → Writing).', 'sq-blocks' ),
		'no-answer'  => __( 'The captcha of this form was not checked: its provider did not answer.', 'sq-blocks' ),
	);
	return $notes[ $result ] ?? '';
}

/**
 * Adds the site key to the page context.
 *
 * @param array<string, mixed> $context Its fields.
 * @return array<string, mixed>
 */
function sq_blocks_captcha_context( $context ) {
	$key = (string) get_option( 'sq_blocks_captcha_key', '' );
	if ( '' !== $key ) {
		$context['websiteSettings'] = array( 'captchaSiteKey' => $key ) + ( $context['websiteSettings'] ?? array() );
	}
	return $context;
}
add_filter( 'sq_blocks_context', 'sq_blocks_captcha_context', 5 );
