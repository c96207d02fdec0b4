<?php
/**
 * Settings → Writing: what happens to the messages when the plugin is deleted.
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
	add_settings_field( 'sq_blocks_delete_submissions', __( 'Form messages', 'sq-blocks' ), 'sq_blocks_print_setting', 'writing', 'default' );
}
add_action( 'admin_init', 'sq_blocks_settings' );

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
