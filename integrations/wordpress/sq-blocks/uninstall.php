<?php
/**
 * Runs when the plugin is deleted. Messages of forms stay, unless the owner has chosen otherwise (Settings → Writing): people
 * delete a plugin to install it anew, and what customers have written cannot be got back. The trash is WordPress's.
 *
 * @package sq-blocks
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes from a site what the plugin has stored.
 */
function sq_blocks_uninstall() {
	global $wpdb;
	if ( get_option( 'sq_blocks_delete_submissions' ) ) {
		// The plugin is not loaded, so WordPress does not know the type.
		$ids = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'sq_submission'" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		foreach ( $ids as $id ) {
			wp_delete_post( (int) $id, true );
		}
		foreach ( (array) glob( wp_upload_dir( null, false )['basedir'] . '/sq-blocks-*', GLOB_ONLYDIR ) as $folder ) {
			if ( preg_match( '/-[\da-f]{32}$/', $folder ) ) {
				foreach ( array_diff( (array) scandir( $folder ), array( '.', '..' ) ) as $file ) {
					wp_delete_file( "$folder/$file" );
				}
				rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			}
		}
	}
	delete_option( 'sq_blocks_delete_submissions' );
	delete_option( 'sq_blocks_cookie_banner' );
	delete_option( 'sq_blocks_captcha_key' );
	delete_option( 'sq_blocks_captcha_secret' );
	foreach ( array( '_transient_sq_blocks_', '_transient_timeout_sq_blocks_' ) as $start ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $start ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $sq_blocks_site ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		switch_to_blog( $sq_blocks_site );
		sq_blocks_uninstall();
		restore_current_blog();
	}
} else {
	sq_blocks_uninstall();
}
