<?php
/**
 * Checks what was sent by the rules of the form.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** The longest text of a field without `maxlength`. */
const SQ_BLOCKS_MAX_TEXT = 10000;

/**
 * What is wrong, by field. `pattern` is checked by browsers alone: they read it by other rules than PHP.
 *
 * @param array<string, array<string, mixed>> $fields The fields of the form.
 * @param array<string, string[]>             $values What was sent.
 * @param array<string, array<int, array>>    $files  The files that were sent, by field.
 * @return array<string, string>
 */
function sq_blocks_check_values( $fields, $values, $files ) {
	$errors = array();
	foreach ( $fields as $name => $field ) {
		$given = array_values( array_filter( $values[ $name ] ?? array(), 'strlen' ) );
		if ( 'file' === $field['kind'] && ( $given || isset( $files[ $name ] ) ) ) {
			// A page from before the field was one for files sends names alone.
			$error = isset( $files[ $name ] ) ? sq_blocks_check_files( $field, $files[ $name ] ) : __( 'The file did not arrive. Please choose it again.', 'sq-blocks' );
		} elseif ( ! $given || array_diff( $field['needed'], $given ) ) {
			$is_missing = $field['required'] || $field['needed'];
			$error      = $is_missing && sq_blocks_is_shown( $field['conditions'], $values ) ? __( 'Please fill in this field.', 'sq-blocks' ) : '';
		} elseif ( count( $given ) > ( $field['is_many'] ? max( $field['count'], count( $field['options'] ) ) : $field['count'] ) && 'hidden' !== $field['kind'] ) {
			$error = __( 'Please give one answer.', 'sq-blocks' );
		} else {
			$error = '';
			foreach ( $given as $value ) {
				$error = '' === $error ? sq_blocks_check_value( $field, $value ) : $error;
			}
		}
		if ( '' !== $error ) {
			$errors[ $name ] = $error;
		}
	}
	return $errors;
}

/**
 * What is wrong with one value that is not empty.
 *
 * @param array<string, mixed> $field The field.
 * @param string               $value The value.
 * @return string Empty where nothing is.
 */
function sq_blocks_check_value( $field, $value ) {
	$max = null === $field['max'] ? SQ_BLOCKS_MAX_TEXT : min( $field['max'], SQ_BLOCKS_MAX_TEXT );
	// As browsers count: characters beyond the first 65,536 are two.
	$length = (int) preg_match_all( '/./su', $value ) + (int) preg_match_all( '/[\x{10000}-\x{10ffff}]/u', $value );
	if ( $length > $max ) {
		/* translators: %d: a number of characters. */
		return sprintf( _n( 'Please enter at most %d character.', 'Please enter at most %d characters.', $max, 'sq-blocks' ), $max );
	}
	switch ( $field['kind'] ) {
		case 'email':
			$wrong = array_filter( sq_blocks_split_emails( $field, $value ), static fn( $each ) => ! is_email( $each ) );
			return $wrong ? __( 'Please enter an email address, such as name@example.com.', 'sq-blocks' ) : '';
		case 'url':
			return preg_match( '/^[a-z][a-z0-9+.-]*:\S+$/i', $value ) ? '' : __( 'Please enter an address, such as https://example.com.', 'sq-blocks' );
		case 'number':
		case 'range':
			return sq_blocks_check_number( $field, $value );
		case 'date':
		case 'time':
			return sq_blocks_check_date( $field, $value );
		case 'select':
		case 'radio':
		case 'checkbox':
			return in_array( $value, array_map( 'trim', $field['options'] ), true ) ? '' : __( 'Please choose one of the options.', 'sq-blocks' );
	}
	return '';
}

/**
 * The addresses of a field for several, which HTML separates by commas.
 *
 * @param array<string, mixed> $field The field.
 * @param string               $value The value.
 * @return string[]
 */
function sq_blocks_split_emails( $field, $value ) {
	return 'email' === $field['kind'] && $field['is_many'] ? array_map( 'trim', explode( ',', $value ) ) : array( $value );
}

/**
 * What is wrong with a date or a time. Written as HTML sends them, earlier ones come first in the alphabet.
 *
 * @param array<string, mixed> $field The field.
 * @param string               $value The value.
 * @return string
 */
function sq_blocks_check_date( $field, $value ) {
	if ( 'date' === $field['kind'] && ! ( preg_match( '/^(\d{4,})-(\d\d)-(\d\d)$/', $value, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], min( 32767, (int) $parts[1] ) ) ) ) {
		return __( 'Please enter a date.', 'sq-blocks' );
	}
	if ( 'time' === $field['kind'] && ! preg_match( '/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/', $value ) ) {
		return __( 'Please enter a time.', 'sq-blocks' );
	}
	if ( '' !== $field['from'] && '' !== $field['until'] && strcmp( $field['from'], $field['until'] ) > 0 ) {
		// A time over midnight; all dates are outside.
		return '';
	}
	if ( '' !== $field['from'] && strcmp( $value, $field['from'] ) < 0 ) {
		/* translators: %s: a date or a time. */
		return sprintf( __( 'Please enter %s or later.', 'sq-blocks' ), $field['from'] );
	}
	if ( '' !== $field['until'] && strcmp( $value, $field['until'] ) > 0 ) {
		/* translators: %s: a date or a time. */
		return sprintf( __( 'Please enter %s or earlier.', 'sq-blocks' ), $field['until'] );
	}
	return '';
}

/**
 * What is wrong with a number.
 *
 * @param array<string, mixed> $field The field.
 * @param string               $value The value.
 * @return string
 */
function sq_blocks_check_number( $field, $value ) {
	if ( ! is_numeric( $value ) ) {
		return __( 'Please enter a number.', 'sq-blocks' );
	}
	if ( null !== $field['least'] && (float) $value < $field['least'] ) {
		/* translators: %s: a number. */
		return sprintf( __( 'Please enter %s or more.', 'sq-blocks' ), $field['least'] );
	}
	if ( null !== $field['most'] && (float) $value > $field['most'] ) {
		/* translators: %s: a number. */
		return sprintf( __( 'Please enter %s or less.', 'sq-blocks' ), $field['most'] );
	}
	return '';
}
