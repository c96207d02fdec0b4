<?php
/**
 * A file of a submission, for those who read the submissions.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The links to the files of a field.
 *
 * @param int    $id    The submission.
 * @param string $field The name of the field.
 * @return string HTML; empty without files.
 */
function sq_blocks_file_links( $id, $field ) {
	$links = array();
	foreach ( sq_blocks_submission_files( $id ) as $index => $file ) {
		if ( $file['field'] !== $field ) {
			continue;
		}
		$address = add_query_arg(
			array(
				'action'     => 'sq_blocks_file',
				'submission' => $id,
				'file'       => $index,
			),
			admin_url( 'admin-post.php' )
		);
		$links[] = sprintf( '<a href="%s">%s</a> (%s)', esc_url( wp_nonce_url( $address, 'sq_blocks_file_' . $id ) ), esc_html( $file['name'] ), esc_html( (string) size_format( $file['size'] ) ) );
	}
	return implode( '<br>', $links );
}

/**
 * Sends a file: never as a page.
 */
function sq_blocks_download_file() {
	$id = isset( $_GET['submission'] ) && is_string( $_GET['submission'] ) ? absint( $_GET['submission'] ) : 0;
	if ( 'sq_submission' !== get_post_type( $id ) || ! current_user_can( 'read_post', $id ) ) {
		wp_die( esc_html__( 'You are not allowed to read this message.', 'sq-blocks' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'sq_blocks_file_' . $id );
	$index = isset( $_GET['file'] ) && is_string( $_GET['file'] ) ? absint( $_GET['file'] ) : 0;
	$file  = sq_blocks_submission_files( $id )[ $index ] ?? array();
	$path  = sq_blocks_file_path( $file );
	if ( '' === $path || ! is_readable( $path ) ) {
		wp_die( esc_html__( 'This file is not there any more.', 'sq-blocks' ), '', array( 'response' => 404 ) );
	}
	nocache_headers();
	header( 'Content-Type: application/octet-stream' );
	header( 'X-Content-Type-Options: nosniff' );
	header( "Content-Security-Policy: default-src 'none'; sandbox" );
	header( "Content-Disposition: attachment; filename*=UTF-8''" . rawurlencode( $file['name'] ) );
	header( 'Content-Length: ' . filesize( $path ) );
	while ( ob_get_level() > 0 ) {
		ob_end_clean();
	}
	readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	exit;
}
add_action( 'admin_post_sq_blocks_file', 'sq_blocks_download_file' );
