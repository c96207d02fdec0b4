<?php
/**
 * Where the files of submissions are: in a folder of the uploads whose name nobody can guess, under names that nobody can guess, and
 * without an extension, so that no server runs one. They are given to those who read the submissions, and to nobody else.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The folder of the files.
 *
 * @param string $uploads The folder of the uploads.
 * @return string A path without a slash at its end; empty where none can be made.
 */
function sq_blocks_files_folder( $uploads ) {
	foreach ( (array) glob( $uploads . '/sq-blocks-*', GLOB_ONLYDIR ) as $folder ) {
		if ( preg_match( '/-[\da-f]{32}$/', $folder ) ) {
			return $folder;
		}
	}
	$folder = $uploads . '/sq-blocks-' . bin2hex( random_bytes( 16 ) );
	if ( ! wp_mkdir_p( $folder ) ) {
		return '';
	}
	$deny = "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n";
	file_put_contents( $folder . '/.htaccess', $deny ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	file_put_contents( $folder . '/index.html', '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	return $folder;
}

/**
 * Lets WordPress put what is uploaded into the folder.
 *
 * @param array<string, mixed> $uploads Paths and addresses.
 * @return array<string, mixed>
 */
function sq_blocks_upload_dir( $uploads ) {
	$folder            = sq_blocks_files_folder( $uploads['basedir'] );
	$uploads['subdir'] = '/' . basename( $folder );
	$uploads['path']   = $folder;
	$uploads['url']    = $uploads['baseurl'] . $uploads['subdir'];
	return '' === $folder ? array( 'error' => __( 'There is no folder for files.', 'sq-blocks' ) ) + $uploads : $uploads;
}

/**
 * The name under which a file is kept.
 *
 * @return string
 */
function sq_blocks_kept_name() {
	return bin2hex( random_bytes( 16 ) );
}

/**
 * Keeps the files of a submission: all or none.
 *
 * @param array<string, array<int, array<string, mixed>>> $files The files by field.
 * @return array<int, array{field: string, name: string, size: int, path: string}>|string What is kept, or the field whose file is not.
 */
function sq_blocks_keep_files( $files ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	$kept = array();
	add_filter( 'upload_dir', 'sq_blocks_upload_dir', PHP_INT_MAX );
	foreach ( $files as $field => $all ) {
		foreach ( $all as $file ) {
			$name    = $file['name'];
			$options = array(
				'test_form'                => false,
				'mimes'                    => sq_blocks_file_types(),
				'unique_filename_callback' => 'sq_blocks_kept_name',
			);
			$moved   = wp_handle_upload( $file, $options );
			if ( isset( $moved['error'] ) ) {
				remove_filter( 'upload_dir', 'sq_blocks_upload_dir', PHP_INT_MAX );
				sq_blocks_delete_files( $kept );
				return (string) $field;
			}
			$kept[] = array(
				'field' => (string) $field,
				'name'  => $name,
				'size'  => (int) filesize( $moved['file'] ),
				'path'  => basename( dirname( $moved['file'] ) ) . '/' . basename( $moved['file'] ),
			);
		}
	}
	remove_filter( 'upload_dir', 'sq_blocks_upload_dir', PHP_INT_MAX );
	return $kept;
}

/**
 * Where a file is.
 *
 * @param array<string, mixed> $file A file of a submission.
 * @return string Empty where the path is none of this plugin.
 */
function sq_blocks_file_path( $file ) {
	$path = (string) ( $file['path'] ?? '' );
	return preg_match( '~^sq-blocks-[\da-f]{32}/[\da-f]{32}$~', $path ) ? wp_upload_dir( null, false )['basedir'] . '/' . $path : '';
}

/**
 * Deletes files.
 *
 * @param array<int, array<string, mixed>> $files Files of submissions.
 */
function sq_blocks_delete_files( $files ) {
	foreach ( array_filter( array_map( 'sq_blocks_file_path', $files ) ) as $path ) {
		wp_delete_file( $path );
	}
}

/**
 * The files of a submission.
 *
 * @param int $id The submission.
 * @return array<int, array{field: string, name: string, size: int, path: string}>
 */
function sq_blocks_submission_files( $id ) {
	$files = json_decode( (string) get_post_meta( $id, '_sq_files', true ), true );
	return is_array( $files ) ? $files : array();
}

/**
 * Deletes the files of a submission with it: by the owner, by the tool for personal data, and when its time is over.
 *
 * @param int $id A post.
 */
function sq_blocks_delete_submission_files( $id ) {
	if ( 'sq_submission' === get_post_type( $id ) ) {
		sq_blocks_delete_files( sq_blocks_submission_files( $id ) );
	}
}
add_action( 'before_delete_post', 'sq_blocks_delete_submission_files' );
