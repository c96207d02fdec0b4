<?php
/**
 * Fields of forms as HTML, with the classes that the kit gives its own fields.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * One field with its label.
 *
 * @param array<string, mixed> $field `label`, `required`, `kind`, `options` and `name`; where the field has them, `hint` and `placeholder`.
 * @param string               $id    The id of its control.
 * @return string
 */
function sq_blocks_list_field_html( $field, $id ) {
	$label = esc_html( $field['label'] );
	if ( ! $field['required'] ) {
		$label .= ' <span class="sq-optional">' . esc_html__( '(optional)', 'sq-blocks' ) . '</span>';
	}
	$hint      = '';
	$described = '';
	if ( '' !== ( $field['hint'] ?? '' ) ) {
		$hint      = sprintf( ' <p class="sq-hint" id="%s-hint">%s</p>', esc_attr( $id ), esc_html( $field['hint'] ) );
		$described = sprintf( ' aria-describedby="%s-hint"', esc_attr( $id ) );
	}
	if ( 'radio' === $field['kind'] || 'checkbox' === $field['kind'] ) {
		return sq_blocks_choices_html( $field, $label, $hint, $described );
	}
	return sprintf( '<div class="sq-field"><label for="%s">%s</label>%s %s</div>', esc_attr( $id ), $label, $hint, sq_blocks_control_html( $field, $id, $described ) );
}

/**
 * A field of boxes or of choices; without choices a single box.
 *
 * @param array<string, mixed> $field     The field.
 * @param string               $label     HTML.
 * @param string               $hint      HTML.
 * @param string               $described The attribute that names the hint.
 * @return string
 */
function sq_blocks_choices_html( $field, $label, $hint, $described ) {
	$name     = esc_attr( $field['name'] );
	$required = $field['required'] ? ' required' : '';
	if ( ! $field['options'] ) {
		// The value is the same in every language: see shortcode.php.
		return sprintf( '<div class="sq-field"><label class="sq-choice"><input type="checkbox" name="%s" value="✓"%s%s> %s</label>%s</div>', $name, $required, $described, $label, $hint );
	}
	$choices = '';
	foreach ( $field['options'] as $option ) {
		$choices .= sprintf( '<label class="sq-choice"><input type="%s" name="%s" value="%s"%s> %s</label>', $field['kind'], $name, esc_attr( $option ), 'radio' === $field['kind'] ? $required : '', esc_html( $option ) );
	}
	// HTML has no "at least one" for boxes.
	$group = 'checkbox' === $field['kind'] && $field['required'] ? ' data-sq-required' : '';
	return sprintf( '<fieldset class="sq-field"%s%s><legend>%s</legend>%s%s</fieldset>', $group, $described, $label, $hint, $choices );
}

/**
 * The control of any other field.
 *
 * @param array<string, mixed> $field     The field.
 * @param string               $id        Its id.
 * @param string               $described The attribute that names the hint.
 * @return string
 */
function sq_blocks_control_html( $field, $id, $described ) {
	$kind   = $field['kind'];
	$common = sprintf( 'id="%s" name="%s"%s%s', esc_attr( $id ), esc_attr( $field['name'] ), $field['required'] ? ' required' : '', $described );
	if ( 'select' === $kind ) {
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'Please choose', 'sq-blocks' ) );
		foreach ( $field['options'] as $option ) {
			$options .= sprintf( '<option value="%s">%s</option>', esc_attr( $option ), esc_html( $option ) );
		}
		return sprintf( '<select %s>%s</select>', $common, $options );
	}
	if ( 'file' === $kind || 'files' === $kind ) {
		$accept = array_map( static fn( $each ) => preg_match( '~[./]~', $each ) ? $each : ".$each", $field['options'] );
		return sprintf( '<input type="file" %s%s%s>', $common, 'files' === $kind ? ' multiple' : '', $accept ? sprintf( ' accept="%s"', esc_attr( implode( ',', $accept ) ) ) : '' );
	}
	if ( '' !== ( $field['placeholder'] ?? '' ) ) {
		$common .= sprintf( ' placeholder="%s"', esc_attr( $field['placeholder'] ) );
	}
	if ( 'textarea' === $kind ) {
		return sprintf( '<textarea %s rows="5"></textarea>', $common );
	}
	$purpose = 'text' === $kind && 'name' === $field['name'] ? 'name' : $kind;
	$fill    = in_array( $purpose, array( 'name', 'email', 'tel', 'url' ), true ) ? sprintf( ' autocomplete="%s"', $purpose ) : '';
	$step    = 'number' === $kind ? ' step="any"' : '';
	return sprintf( '<input type="%s" %s%s%s>', $kind, $common, $fill, $step );
}
