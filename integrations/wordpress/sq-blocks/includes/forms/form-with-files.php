<?php
/**
 * What a form with files needs in its HTML, so that PHP receives all of it.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether a form has a field for files.
 *
 * @param string $html The form.
 * @return bool
 */
function sq_blocks_has_files( $html ) {
	return (bool) preg_match( '/\btype\s*=\s*["\']?file\b/i', $html ) && in_array( 'file', array_column( sq_blocks_read_fields( $html ), 'kind' ), true );
}

/**
 * Of several files or boxes with the same name, PHP keeps the last, unless the name ends with `[]`. A name that a condition asks for
 * stays as it is.
 *
 * @param string $html The form.
 * @return string
 */
function sq_blocks_list_names( $html ) {
	$fields = sq_blocks_read_fields( $html );
	preg_match_all( '/\bdata-sq-show-if\s*=\s*(?:"([^"]*)"|\'([^\']*)\')/i', $html, $found );
	$asked  = sq_blocks_html_text( implode( ' ', array_merge( $found[1], $found[2] ) ) );
	$result = '';
	$end    = 0;
	foreach ( sq_blocks_html_tags( $html ) as $tag ) {
		if ( $tag['is_end'] || ! in_array( $tag['tag'], array( 'input', 'select' ), true ) ) {
			continue;
		}
		$attributes = sq_blocks_html_attributes( $html, $tag );
		$name       = $attributes['name'] ?? '';
		$field      = $fields[ $name ] ?? null;
		if ( null === $field ) {
			continue;
		}
		$has_several = $field['is_many'] && 'email' !== $field['kind'] && ( 'checkbox' !== $field['kind'] || $field['count'] > 1 );
		if ( $has_several && false === strpos( $name, '[' ) && ! preg_match( '/(?<![\w-])' . preg_quote( $name, '/' ) . '(?![\w-])/u', $asked ) ) {
			$attributes['name'] = $name . '[]';
		}
		if ( 'file' === $field['kind'] ) {
			// The kit says it before anything is sent.
			$attributes['data-sq-max-bytes'] = (string) sq_blocks_max_file_bytes( $field );
		}
		$start = '<' . $tag['tag'];
		foreach ( $attributes as $key => $value ) {
			$start .= '' === $value ? " $key" : sprintf( ' %s="%s"', $key, esc_attr( $value ) );
		}
		$result .= substr( $html, $end, $tag['start'] - $end ) . $start . '>';
		$end     = $tag['end'];
	}
	return $result . substr( $html, $end );
}
