<?php
/**
 * Where to go from the list of plugins: what the plugin adds stands in WordPress's own pages.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds links to the line of the plugin, for those who may follow them.
 *
 * @param string[] $links The links of WordPress.
 * @return string[]
 */
function sq_blocks_plugin_links( $links ) {
	$own = array();
	if ( current_user_can( 'manage_options' ) ) {
		$own[ admin_url( 'options-reading.php#sq-blocks-cookie-banner' ) ] = __( 'Cookie banner', 'sq-blocks' );
	}
	if ( current_user_can( get_post_type_object( 'sq_submission' )->cap->edit_posts ) ) {
		$own[ admin_url( 'edit.php?post_type=sq_submission' ) ] = __( 'Form messages', 'sq-blocks' );
	}
	$html = array();
	foreach ( $own as $url => $text ) {
		$html[] = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
	return array_merge( $html, (array) $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( SQ_BLOCKS_FILE ), 'sq_blocks_plugin_links' );
