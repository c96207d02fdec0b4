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
 * @param string[]                            $files  Fields with files.
 * @return array<string, string>
 */
function sq_blocks_check_values( $fields, $values, $files ) {
	$errors = array();
	foreach ( $fields as $name => $field ) {
		$given = array_values( array_filter( $values[ $name ] ?? array(), 'strlen' ) );
		if ( in_array( (string) $name, $files, true ) ) {
			$error = __( 'This form takes no files. Please remove the file, and send it in another way.', 'sq-blocks' );
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
		return sprintf( __( 'Please enter at most %d characters.', 'sq-blocks' ), $max );
	}
	switch ( $field['kind'] ) {
		case 'email':
			return is_email( $value ) ? '' : __( 'Please enter an email address, such as name@example.com.', 'sq-blocks' );
		case 'url':
			return preg_match( '/^[a-z][a-z0-9+.-]*:\S+$/i', $value ) ? '' : __( 'Please enter an address, such as https://example.com.', 'sq-blocks' );
		case 'number':
		case 'range':
			return sq_blocks_check_number( $field, $value );
		case 'date':
			return preg_match( '/^\d{4,}-(\d\d)-(\d\d)$/', $value ) ? '' : __( 'Please enter a date.', 'sq-blocks' );
		case 'time':
			return preg_match( '/^\d\d:\d\d(:\d\d(\.\d+)?)?$/', $value ) ? '' : __( 'Please enter a time.', 'sq-blocks' );
		case 'select':
		case 'radio':
		case 'checkbox':
			return in_array( $value, array_map( 'trim', $field['options'] ), true ) ? '' : __( 'Please choose one of the options.', 'sq-blocks' );
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
