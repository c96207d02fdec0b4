<?php
/**
 * What a visitor has sent, for the fields that the form has. All else is not looked at.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The texts that were sent, by field.
 *
 * @param WP_REST_Request                     $request The request.
 * @param array<string, array<string, mixed>> $fields  The fields of the form.
 * @return array<string, string[]>
 */
function sq_blocks_read_values( $request, $fields ) {
	$type   = $request->get_content_type();
	$values = array();
	if ( 'application/x-www-form-urlencoded' === ( $type['value'] ?? '' ) && '' !== (string) $request->get_body() ) {
		// PHP changes names with dots and spaces, and keeps one of several values.
		foreach ( explode( '&', $request->get_body() ) as $pair ) {
			$parts = array_map( 'urldecode', explode( '=', $pair, 2 ) );
			if ( isset( $fields[ $parts[0] ] ) ) {
				$values[ $parts[0] ][] = sq_blocks_clean_value( $fields[ $parts[0] ], $parts[1] ?? '' );
			}
		}
		return $values;
	}
	foreach ( $fields as $name => $field ) {
		$found = sq_blocks_value_at( $request->get_body_params(), (string) $name );
		foreach ( null === $found ? array() : (array) $found as $value ) {
			$values[ $name ][] = is_string( $value ) ? sq_blocks_clean_value( $field, $value ) : '';
		}
	}
	return $values;
}

/**
 * A value under the name that PHP makes of the name of a field.
 *
 * @param array<string, mixed> $params What was sent.
 * @param string               $name   The name of a field, such as `contact[email]`.
 * @return mixed Null where there is none.
 */
function sq_blocks_value_at( $params, $name ) {
	parse_str( rawurlencode( $name ) . '=', $shape );
	while ( is_array( $shape ) && $shape ) {
		$key = key( $shape );
		// `topics[]` has a list.
		if ( 0 === $key ) {
			return $params;
		}
		if ( ! is_array( $params ) || ! isset( $params[ $key ] ) ) {
			return null;
		}
		$params = $params[ $key ];
		$shape  = $shape[ $key ];
	}
	return $params;
}

/**
 * A text as it is kept: nothing that a person could have typed is removed, since `<3` and `100%ab` are no attacks. It is
 * escaped wherever it is shown.
 *
 * @param string $text What was sent.
 * @return string
 */
function sq_blocks_clean_text( $text ) {
	// Bytes that are no text become the sign for that. WordPress's own function would empty the field.
	$text = htmlspecialchars_decode( htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ), ENT_NOQUOTES );
	$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
	// Control characters, and those that turn the direction of what follows.
	return trim( (string) preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|[\x{202a}-\x{202e}\x{2066}-\x{2069}]/u', '', $text ) );
}

/**
 * A value as it is kept. Browsers send no line breaks in fields of one line: with them, one answer could look like several.
 *
 * @param array<string, mixed> $field The field.
 * @param string               $text  What was sent.
 * @return string
 */
function sq_blocks_clean_value( $field, $text ) {
	$text = sq_blocks_clean_text( $text );
	return in_array( $field['kind'], array( 'textarea', 'hidden', 'submit', 'radio', 'checkbox', 'select' ), true ) ? $text : (string) preg_replace( '/[\n\x{85}\x{2028}\x{2029}]+/u', ' ', $text );
}
