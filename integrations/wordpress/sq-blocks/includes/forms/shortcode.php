<?php
/**
 * [sq_form]: a form for everybody who may write posts. WordPress removes fields of forms from what authors write in HTML.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the shortcode of a form says for the server alone, such as who gets the mail: it is not in the page.
 *
 * @param string                     $id  What stands in the form in its place.
 * @param array<string, string>|null $add Options that are added under this id.
 * @return array<string, string>
 */
function sq_blocks_form_options( $id, $add = null ) {
	static $options = array();
	if ( null !== $add ) {
		$options[ $id ] = $add;
	}
	return $options[ $id ] ?? array();
}

/**
 * A form around its fields, which WordPress gives its address.
 *
 * @param string                $inside  HTML of the fields.
 * @param string                $button  The text of the button; empty for "Send".
 * @param array<string, string> $options For the server alone: `to` and `subject` of the mail.
 * @return string
 */
function sq_blocks_form_html( $inside, $button, $options ) {
	$id = wp_unique_id( wp_rand() . '-' );
	sq_blocks_form_options( $id, $options );
	return sprintf(
		'<form class="sq-fields" method="post" data-sq-options="%s">%s<button class="sq-submit">%s</button></form>',
		esc_attr( $id ),
		$inside,
		'' === $button ? esc_html__( 'Send', 'sq-blocks' ) : esc_html( $button )
	);
}

/**
 * Renders the shortcode. `fields` is the list of fields, which may also stand between [sq_form] and [/sq_form]; `button` is
 * the text of the button, `to` and `subject` are for the mail; all else are attributes of sq-form.
 *
 * @param array<int|string, string>|string $given   Attributes as written.
 * @param string|null                      $content What stands between the tags.
 * @return string
 */
function sq_blocks_form_shortcode( $given, $content = null ) {
	$attributes = sq_blocks_shortcode_attributes( $given );
	$list   = trim( ( $attributes['fields'] ?? '' ) . "\n" . (string) $content );
	$fields = sq_blocks_read_list( $list );
	if ( ! $fields ) {
		/* translators: The fields of a form that names none, in the syntax of [sq_form]. Keep the asterisks and the words after the colons. */
		$fields = sq_blocks_read_list( __( 'Name*, Email*: email, Message*: textarea', 'sq-blocks' ) );
		// A page may be shown in another language than the one in which its form is received.
		foreach ( array( 'name', 'email', 'message' ) as $index => $name ) {
			if ( isset( $fields[ $index ] ) ) {
				$fields[ $index ]['name'] = $name;
			}
		}
	}
	$id = wp_unique_id( wp_rand() . '-' );
	unset( $attributes['fields'] );
	// The same rules as for a tag that an author has written.
	$html  = wp_kses_post( sq_blocks_shortcode_tag( 'sq-form', $attributes ) . '</sq-form>' );
	$html  = substr( $html, 0, -strlen( '</sq-form>' ) );
	$inside = '';
	foreach ( $fields as $index => $field ) {
		$inside .= sq_blocks_list_field_html( $field, "sq-form-$id-" . ( $index + 1 ) );
	}
	$html .= sq_blocks_form_html( $inside, $attributes['button'] ?? '', array_intersect_key( $attributes, array_flip( array( 'to', 'subject' ) ) ) );
	sq_blocks_is_needed( true );
	return $html . '</sq-form>';
}
add_shortcode( 'sq_form', 'sq_blocks_form_shortcode' );

/**
 * Quotes of a list of fields stay as they are.
 *
 * @param string[] $names Names of shortcodes.
 * @return string[]
 */
function sq_blocks_form_no_texturize( $names ) {
	return array_merge( $names, array( 'sq_form' ) );
}
add_filter( 'no_texturize_shortcodes', 'sq_blocks_form_no_texturize' );
