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
 * What the kinds are called, for those who choose one.
 *
 * @return array<string, string>
 */
function sq_blocks_field_titles() {
	return array(
		'text'     => __( 'Text', 'sq-blocks' ),
		'textarea' => __( 'Long text', 'sq-blocks' ),
		'email'    => __( 'Email', 'sq-blocks' ),
		'tel'      => __( 'Phone', 'sq-blocks' ),
		'url'      => __( 'Website', 'sq-blocks' ),
		'number'   => __( 'Number', 'sq-blocks' ),
		'date'     => __( 'Date', 'sq-blocks' ),
		'time'     => __( 'Time', 'sq-blocks' ),
		'select'   => __( 'List', 'sq-blocks' ),
		'radio'    => __( 'One choice', 'sq-blocks' ),
		'checkbox' => __( 'Checkboxes', 'sq-blocks' ),
		'file'     => __( 'File', 'sq-blocks' ),
		'files'    => __( 'Files', 'sq-blocks' ),
	);
}

/**
 * The name of a field in what is sent, unlike those of the others.
 *
 * @param string             $label The label of the field.
 * @param array<string, int> $names The names before it, each with the last number that was given to others like it. This one is added.
 * @return string
 */
function sq_blocks_field_name( $label, &$names ) {
	$base = sanitize_title( $label );
	// Other scripts than Latin are written as numbers, which nobody can read in a name.
	$base = preg_match( '/^[a-z][a-z0-9-]*$/', $base ) ? $base : 'field-' . ( count( $names ) + 1 );
	$name = $base;
	$last = $names[ $base ] ?? 1;
	while ( isset( $names[ $name ] ) ) {
		$name = $base . '-' . ( ++$last );
	}
	$names[ $base ] = $last;
	$names[ $name ] = $names[ $name ] ?? 1;
	return $name;
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
	// What is not closed once is not closed later: it is not read again.
	$text = (string) preg_replace( '~</?(?:p|br)\b(?:[^>]*+>|(*COMMIT)(*FAIL))~i', "\n", $text );
	$text = sq_blocks_html_text( sq_blocks_strip_tags( $text ) );
	preg_match_all( '/(?:[^,\r\n(]++|\([^()\r\n]*+\)|\()++/u', $text, $parts );
	foreach ( $parts[0] as $part ) {
		$field = sq_blocks_read_list_field( trim( $part ) );
		if ( null === $field ) {
			continue;
		}
		$field['name'] = sq_blocks_field_name( $field['label'], $names );
		$fields[]      = $field;
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
	if ( preg_match( '/^(.*):\s*+([a-z]++)(\*?+)\s*+(?:\(([^()]*+)\))?$/iu', $text, $parts ) && isset( $kinds[ strtolower( $parts[2] ) ] ) ) {
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
