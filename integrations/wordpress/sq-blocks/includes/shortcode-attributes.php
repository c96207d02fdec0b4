<?php
/**
 * What the shortcodes share.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a shortcode by their names in lower case. One without a value has a number as its name in WordPress.
 *
 * @param array<int|string, string>|string $given Attributes as written.
 * @return array<string, string>
 */
function sq_blocks_shortcode_attributes( $given ) {
	$attributes = array();
	foreach ( (array) $given as $name => $value ) {
		$attributes[ strtolower( is_int( $name ) ? $value : $name ) ] = is_int( $name ) ? '' : $value;
	}
	return $attributes;
}

/**
 * The start of a tag of the kit, with those attributes that it has.
 *
 * @param string                $tag        The tag.
 * @param array<string, string> $attributes Attributes of a shortcode.
 * @return string HTML, to be filtered as what an author has written.
 */
function sq_blocks_shortcode_tag( $tag, $attributes ) {
	$html = '<' . $tag;
	foreach ( array_intersect_key( $attributes, sq_blocks_tags()['attributes'][ $tag ] ) as $name => $value ) {
		$html .= '' === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $html . '>';
}
