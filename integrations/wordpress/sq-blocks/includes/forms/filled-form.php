<?php
/**
 * A form with what was typed and with what is wrong, for visitors without script.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes values and errors into the HTML of a form.
 *
 * @param string                  $html   The form.
 * @param array<string, string[]> $values What was sent.
 * @param array<string, string>   $errors What is wrong, by field.
 * @return string
 */
function sq_blocks_filled_form( $html, $values, $errors ) {
	$result = '';
	$end    = 0;
	$select = '';
	$notes  = sq_blocks_error_notes( $errors );
	foreach ( sq_blocks_html_tags( $html ) as $tag ) {
		if ( $tag['is_end'] || ! in_array( $tag['tag'], array( 'input', 'textarea', 'select', 'option' ), true ) ) {
			continue;
		}
		$attributes = sq_blocks_html_attributes( $html, $tag );
		$name       = $attributes['name'] ?? '';
		$note       = '';
		if ( 'option' === $tag['tag'] ) {
			$text = substr( $html, $tag['end'], strcspn( $html, '<', $tag['end'] ) );
			unset( $attributes['selected'] );
			if ( in_array( trim( $attributes['value'] ?? sq_blocks_one_line( $text ) ), $values[ $select ] ?? array(), true ) ) {
				$attributes['selected'] = '';
			}
		} else {
			$attributes = sq_blocks_filled_control( $tag['tag'], $attributes, $values );
			$select     = $name;
			if ( isset( $errors[ $name ] ) ) {
				$attributes['aria-invalid']     = 'true';
				$attributes['aria-describedby'] = sq_blocks_error_id( $errors, $name );
				// One text for all controls of a name.
				$note           = $notes[ $name ];
				$notes[ $name ] = '';
			}
		}
		$start = '<' . $tag['tag'];
		foreach ( $attributes as $key => $value ) {
			$start .= sprintf( ' %s="%s"', $key, esc_attr( $value ) );
		}
		$start  .= 'textarea' === $tag['tag'] ? ">\n" . esc_textarea( $values[ $name ][0] ?? $tag['text'] ) . '</textarea>' : '>';
		$result .= substr( $html, $end, $tag['start'] - $end ) . $note . $start;
		$end     = $tag['end'];
	}
	return $result . substr( $html, $end );
}

/**
 * The id of the text at a field.
 *
 * @param array<string, string> $errors What is wrong, by field.
 * @param string                $name   A field.
 * @return string
 */
function sq_blocks_error_id( $errors, $name ) {
	return 'sq-error-' . array_search( (string) $name, array_map( 'strval', array_keys( $errors ) ), true );
}

/**
 * The texts at the fields, as HTML.
 *
 * @param array<string, string> $errors What is wrong, by field.
 * @return array<string, string>
 */
function sq_blocks_error_notes( $errors ) {
	$notes = array();
	foreach ( $errors as $name => $error ) {
		$notes[ $name ] = sprintf( '<strong id="%s">%s</strong> ', esc_attr( sq_blocks_error_id( $errors, $name ) ), esc_html( $error ) );
	}
	return $notes;
}

/**
 * The attributes of an input with what was sent.
 *
 * @param string                  $tag        A tag.
 * @param array<string, string>   $attributes Its attributes.
 * @param array<string, string[]> $values     What was sent.
 * @return array<string, string>
 */
function sq_blocks_filled_control( $tag, $attributes, $values ) {
	$type = strtolower( $attributes['type'] ?? 'text' );
	$sent = $values[ $attributes['name'] ?? '' ] ?? array();
	if ( 'input' !== $tag || in_array( $type, array( 'password', 'file', 'submit', 'button', 'reset', 'image', 'hidden' ), true ) ) {
		return $attributes;
	}
	if ( 'radio' === $type || 'checkbox' === $type ) {
		unset( $attributes['checked'] );
		if ( in_array( trim( $attributes['value'] ?? 'on' ), $sent, true ) ) {
			$attributes['checked'] = '';
		}
	} elseif ( $sent ) {
		$attributes['value'] = $sent[0];
	}
	return $attributes;
}
