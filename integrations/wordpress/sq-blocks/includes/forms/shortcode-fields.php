<?php
/**
 * The fields of [sq_form], as people write them: `Name*, Email*: email, Topic: select (Question | Order), Message*: textarea`.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The kinds of fields, and what is written for each: the type of an input, or an element.
 *
 * @return array<string, string>
 */
function sq_blocks_field_kinds() {
	return array(
		'text'     => 'text',
		'name'     => 'text',
		'email'    => 'email',
		'tel'      => 'tel',
		'phone'    => 'tel',
		'url'      => 'url',
		'website'  => 'url',
		'number'   => 'number',
		'date'     => 'date',
		'time'     => 'time',
		'textarea' => 'textarea',
		'message'  => 'textarea',
		'select'   => 'select',
		'radio'    => 'radio',
		'checkbox' => 'checkbox',
		'file'     => 'file',
		'files'    => 'files',
	);
}

/**
 * Reads a list of fields. They are separated by commas or lines; a comma in brackets is none.
 *
 * @param string $text The list.
 * @return array<int, array{label: string, required: bool, kind: string, options: string[], name: string}>
 */
function sq_blocks_read_list( $text ) {
	$fields = array();
	$names  = array();
	$text   = (string) preg_replace( '~</?(?:p|br)\b[^>]*>~i', "\n", $text );
	$text   = sq_blocks_html_text( wp_strip_all_tags( $text ) );
	preg_match_all( '/(?:[^,\r\n(]++|\([^()\r\n]*\)|\()+/u', $text, $parts );
	foreach ( $parts[0] as $part ) {
		$field = sq_blocks_read_list_field( trim( $part ) );
		if ( null === $field ) {
			continue;
		}
		$base = sanitize_title( $field['label'] );
		// Other scripts than Latin are written as numbers, which nobody can read in a name.
		$base = preg_match( '/^[a-z][a-z0-9-]*$/', $base ) ? $base : 'field-' . ( count( $fields ) + 1 );
		$name = $base;
		for ( $more = 2; isset( $names[ $name ] ); $more++ ) {
			$name = $base . '-' . $more;
		}
		$names[ $name ] = true;
		$field['name']  = $name;
		$fields[]       = $field;
	}
	return $fields;
}

/**
 * Reads one field: `Label`, `Label*`, `Label: kind` or `Label*: kind (one | other)`.
 *
 * @param string $text The field.
 * @return array{label: string, required: bool, kind: string, options: string[], name: string}|null
 */
function sq_blocks_read_list_field( $text ) {
	$kinds = sq_blocks_field_kinds();
	$kind  = '';
	$label = $text;
	$given = '';
	// A label may have a colon itself.
	if ( preg_match( '/^(.*):\s*([a-z]+)(\*?)\s*(?:\(([^()]*)\))?$/iu', $text, $parts ) && isset( $kinds[ strtolower( $parts[2] ) ] ) ) {
		$label = trim( $parts[1] ) . $parts[3];
		$kind  = $kinds[ strtolower( $parts[2] ) ];
		$given = $parts[4] ?? '';
	}
	$is_required = '*' === substr( $label, -1 );
	$label       = trim( rtrim( $label, '* ' ) );
	if ( '' === $label ) {
		return null;
	}
	if ( '' === $kind ) {
		$kind = preg_match( '/^e-?mail\b/i', $label ) ? 'email' : 'text';
	}
	$options = array_values( array_filter( array_map( 'trim', explode( '|', $given ) ), 'strlen' ) );
	if ( ! $options && in_array( $kind, array( 'select', 'radio' ), true ) ) {
		$kind = 'text';
	}
	return array(
		'label'    => $label,
		'required' => $is_required,
		'kind'     => $kind,
		'options'  => $options,
		'name'     => '',
	);
}

/**
 * One field as HTML, with the classes that the kit gives its own fields.
 *
 * @param array<string, mixed> $field A field of the list.
 * @param string               $id    The id of its control.
 * @return string
 */
function sq_blocks_list_field_html( $field, $id ) {
	$name     = esc_attr( $field['name'] );
	$required = $field['required'] ? ' required' : '';
	$label    = esc_html( $field['label'] );
	if ( ! $field['required'] ) {
		$label .= ' <span class="sq-optional">' . esc_html__( '(optional)', 'sq-blocks' ) . '</span>';
	}
	if ( 'checkbox' === $field['kind'] && ! $field['options'] ) {
		return sprintf( '<div class="sq-field"><label class="sq-choice"><input type="checkbox" name="%s" value="✓"%s> %s</label></div>', $name, $required, $label ); // The same in every language: see shortcode.php.
	}
	if ( 'radio' === $field['kind'] || 'checkbox' === $field['kind'] ) {
		$choices = '';
		foreach ( $field['options'] as $option ) {
			$choices .= sprintf( '<label class="sq-choice"><input type="%s" name="%s" value="%s"%s> %s</label>', $field['kind'], $name, esc_attr( $option ), 'radio' === $field['kind'] ? $required : '', esc_html( $option ) );
		}
		// HTML has no "at least one" for boxes.
		$group = 'checkbox' === $field['kind'] && $field['required'] ? ' data-sq-required' : '';
		return sprintf( '<fieldset class="sq-field"%s><legend>%s</legend>%s</fieldset>', $group, $label, $choices );
	}
	$control = sprintf( 'id="%s" name="%s"%s', esc_attr( $id ), $name, $required );
	if ( 'textarea' === $field['kind'] ) {
		$control = sprintf( '<textarea %s rows="5"></textarea>', $control );
	} elseif ( 'select' === $field['kind'] ) {
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'Please choose', 'sq-blocks' ) );
		foreach ( $field['options'] as $option ) {
			$options .= sprintf( '<option value="%s">%s</option>', esc_attr( $option ), esc_html( $option ) );
		}
		$control = sprintf( '<select %s>%s</select>', $control, $options );
	} elseif ( 'file' === $field['kind'] || 'files' === $field['kind'] ) {
		$accept  = array_map( static fn( $each ) => preg_match( '~[./]~', $each ) ? $each : ".$each", $field['options'] );
		$control = sprintf( '<input type="file" %s%s%s>', $control, 'files' === $field['kind'] ? ' multiple' : '', $accept ? sprintf( ' accept="%s"', esc_attr( implode( ',', $accept ) ) ) : '' );
	} else {
		$fill    = in_array( $field['kind'], array( 'email', 'tel', 'url' ), true ) ? sprintf( ' autocomplete="%s"', $field['kind'] ) : '';
		$step    = 'number' === $field['kind'] ? ' step="any"' : '';
		$control = sprintf( '<input type="%s" %s%s%s>', $field['kind'], $control, $fill, $step );
	}
	return sprintf( '<div class="sq-field"><label for="%s">%s</label> %s</div>', esc_attr( $id ), $label, $control );
}
