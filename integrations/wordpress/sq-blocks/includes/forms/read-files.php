<?php
/**
 * The files that a visitor has sent, for the fields that the form has.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** The largest file of a field without `data-sq-max-bytes`, and how many a field for several takes without `data-sq-max-files`. */
const SQ_BLOCKS_MAX_FILE_BYTES = 10000000;
const SQ_BLOCKS_MAX_FILES      = 5;

/**
 * The files by field, as PHP has received them.
 *
 * @param WP_REST_Request                     $request The request.
 * @param array<string, array<string, mixed>> $fields  The fields of the form.
 * @return array<string, array<int, array{name: string, type: string, tmp_name: string, error: int, size: int}>>
 */
function sq_blocks_read_files( $request, $fields ) {
	$sent  = $request->get_file_params();
	$files = array();
	foreach ( $fields as $name => $field ) {
		if ( 'file' !== $field['kind'] ) {
			continue;
		}
		$parts = array();
		foreach ( array( 'name', 'type', 'tmp_name', 'error', 'size' ) as $part ) {
			// PHP has a list of names, a list of sizes and so on.
			$parts[ $part ] = (array) sq_blocks_value_at( array_map( static fn( $each ) => $each[ $part ] ?? null, $sent ), (string) $name );
		}
		foreach ( $parts['error'] as $at => $error ) {
			$file = array_map( static fn( $each ) => $each[ $at ] ?? null, $parts );
			if ( UPLOAD_ERR_NO_FILE !== $error && array_filter( $file, 'is_scalar' ) === $file ) {
				$files[ $name ][] = array( 'name' => sq_blocks_file_name( $file['name'] ) ) + $file;
			}
		}
	}
	return $files;
}

/**
 * The name of a visitor's file, for the owner to see and to download it by: without a path, and without what cannot be seen.
 *
 * @param string $given As the visitor calls it.
 * @return string
 */
function sq_blocks_file_name( $given ) {
	$parts = preg_split( '~[/\\\\]~', sq_blocks_clean_text( $given ) );
	$name  = (string) preg_replace( array( '/[\p{C}\p{Zl}\p{Zp}]/u', '/["*:<>?|]/' ), array( '', '_' ), (string) end( $parts ) );
	$name  = rtrim( ltrim( trim( $name ), '.' ), '. ' );
	$ext   = preg_match( '/\.[^.]{1,10}$/u', $name, $found ) ? $found[0] : '';
	$name  = mb_strlen( $name ) > 120 ? mb_substr( $name, 0, 120 - mb_strlen( $ext ) ) . $ext : $name;
	return '' === $name ? 'file' : $name;
}

/**
 * What is wrong with the files of a field.
 *
 * @param array<string, mixed>                 $field The field.
 * @param array<int, array<string, mixed>>     $files Its files.
 * @return string Empty where nothing is.
 */
function sq_blocks_check_files( $field, $files ) {
	if ( count( $files ) > $field['max_files'] ) {
		/* translators: %d: a number of files. */
		return sprintf( _n( 'Please choose at most %d file.', 'Please choose at most %d files.', $field['max_files'], 'sq-blocks' ), $field['max_files'] );
	}
	$most = sq_blocks_max_file_bytes( $field );
	foreach ( $files as $file ) {
		if ( in_array( $file['error'], array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) || $file['size'] > $most ) {
			/* translators: 1: the name of a file, 2: a size such as 2 MB. */
			return sprintf( __( '%1$s is too large. The largest size is %2$s.', 'sq-blocks' ), $file['name'], size_format( $most ) );
		}
		if ( UPLOAD_ERR_OK !== $file['error'] || $file['size'] < 1 ) {
			/* translators: %s: the name of a file. */
			return sprintf( __( '%s did not arrive, or is empty. Please choose it again.', 'sq-blocks' ), $file['name'] );
		}
		if ( ! sq_blocks_is_accepted( $field['accept'], sq_blocks_file_type( $file ) ) ) {
			/* translators: %s: the name of a file. */
			return sprintf( __( '%s is not a kind of file that this form takes.', 'sq-blocks' ), $file['name'] );
		}
	}
	return '';
}

/**
 * The largest file of a field: what its author has written, and the server takes.
 *
 * @param array<string, mixed> $field The field.
 * @return int
 */
function sq_blocks_max_file_bytes( $field ) {
	return (int) min( $field['max_bytes'], wp_max_upload_size() );
}

/**
 * The kinds of files that a form may take: those that WordPress lets people put into the media library.
 *
 * @return array<string, string> Types by extensions.
 */
function sq_blocks_file_types() {
	/**
	 * The kinds of files that forms may take.
	 *
	 * @param array<string, string> $types Media types by extensions, as in `upload_mimes`.
	 */
	return (array) apply_filters( 'sq_blocks_file_types', get_allowed_mime_types( 0 ) );
}

/**
 * What a file is, by its name and its content.
 *
 * @param array<string, mixed> $file The file.
 * @return array{ext: string, type: string} Empty texts where WordPress does not take it.
 */
function sq_blocks_file_type( $file ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	$found = wp_check_filetype_and_ext( $file['tmp_name'], $file['name'], sq_blocks_file_types() );
	return array(
		'ext'  => (string) $found['ext'],
		'type' => (string) $found['type'],
	);
}

/**
 * Whether a file is of the kinds that the author has named, as HTML reads `accept`.
 *
 * @param string                            $accept Such as `image/*,.pdf`; empty for all.
 * @param array{ext: string, type: string} $file   What the file is.
 * @return bool
 */
function sq_blocks_is_accepted( $accept, $file ) {
	if ( '' === $file['ext'] || '' === $file['type'] ) {
		return false;
	}
	$tokens = array_filter( array_map( 'trim', explode( ',', strtolower( $accept ) ) ), 'strlen' );
	foreach ( $tokens as $token ) {
		if ( '.' === $token[0] ) {
			// .jpg is .jpeg as well.
			$is_one = substr( $token, 1 ) === strtolower( $file['ext'] ) || wp_check_filetype( 'x' . $token )['type'] === $file['type'];
		} elseif ( preg_match( '~^(?:audio|image|video)/\*$~', $token ) ) {
			$is_one = 0 === strpos( $file['type'], substr( $token, 0, -1 ) );
		} else {
			// Authors write image/jpg. Browsers leave out what is no type, as "jpg" without a dot: nothing is refused by it.
			$is_type = preg_match( '~^[a-z]+/([a-z0-9.+-]+)$~', $token, $found );
			$is_one  = ! $is_type || $token === $file['type'] || wp_check_filetype( 'x.' . $found[1] )['type'] === $file['type'];
		}
		if ( $is_one ) {
			return true;
		}
	}
	return ! $tokens;
}
