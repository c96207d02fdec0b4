<?php
/**
 * Settings → Writing: the keys of the captcha, and what happens to the messages when the plugin is deleted.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the setting.
 */
function sq_blocks_settings() {
	register_setting(
		'writing',
		'sq_blocks_delete_submissions',
		array(
			'type'              => 'boolean',
			'default'           => false,
			'sanitize_callback' => 'rest_sanitize_boolean',
		)
	);
	foreach ( sq_blocks_captcha_keys() as $name => $title ) {
		register_setting(
			'writing',
			$name,
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => 'sanitize_text_field',
			)
		);
		add_settings_field( $name, $title, 'sq_blocks_print_captcha_key', 'writing', 'default', array( 'name' => $name, 'label_for' => $name ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}
	add_settings_field( 'sq_blocks_delete_submissions', __( 'Form messages', 'sq-blocks' ), 'sq_blocks_print_setting', 'writing', 'default' );
}
add_action( 'admin_init', 'sq_blocks_settings' );

/**
 * The keys of the captcha: titles by the name of the option.
 *
 * @return array<string, string>
 */
function sq_blocks_captcha_keys() {
	return array(
		'sq_blocks_captcha_key'    => __( 'Captcha of forms: site key', 'sq-blocks' ),
		'sq_blocks_captcha_secret' => __( 'Captcha of forms: secret key', 'sq-blocks' ),
	);
}

/**
 * Prints the field of a key.
 *
 * @param array{name: string} $field The name of its option.
 */
function sq_blocks_print_captcha_key( $field ) {
	$name = $field['name'];
	printf( '<input type="text" id="%1$s" name="%1$s" value="%2$s" class="regular-text code" autocomplete="off" spellcheck="false">', esc_attr( $name ), esc_attr( (string) get_option( $name ) ) );
	if ( 'sq_blocks_captcha_secret' === $name ) {
		printf( '<p class="description">%s</p>', esc_html__( 'Both come from reCAPTCHA, hCaptcha or Turnstile. Which of them a form has is an option of the form. Without a secret key its messages are taken unchecked.', 'sq-blocks' ) );
	}
}

/**
 * Prints the setting.
 */
function sq_blocks_print_setting() {
	printf(
		'<label><input type="checkbox" name="sq_blocks_delete_submissions" value="1" %s> %s</label>',
		checked( (bool) get_option( 'sq_blocks_delete_submissions' ), true, false ),
		esc_html__( 'Delete all messages of forms when the plugin sq-blocks is deleted', 'sq-blocks' )
	);
}
