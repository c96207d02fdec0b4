<?php
/**
 * The fields of a form in the block editor. What is saved of a field is its label, its kind and its rules, which everybody may write;
 * the field itself is printed when the form is shown, with the form around all of them.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** The blocks that have fields, as they stand in a text. They are never inside each other. */
const SQ_BLOCKS_FORM_BLOCK = '~<!-- wp:sq-blocks/(form|newsletter) .*?<!-- /wp:sq-blocks/\1 -->~s';

/**
 * The names of the fields of the form that is being rendered.
 *
 * @param array<string, int>|null|false $set New names; null outside of a form. Without it nothing is changed.
 * @return array<string, int>|null
 */
function sq_blocks_names_in_form( $set = false ) {
	static $names = null;
	if ( false !== $set ) {
		$names = $set;
	}
	return $names;
}

/**
 * A text of a block. It is saved as HTML: KSES would take `<` for a tag in what authors write.
 *
 * @param array<string, mixed> $given Attributes of the block.
 * @param string               $name  One of them.
 * @return string
 */
function sq_blocks_block_text( $given, $name ) {
	return is_string( $given[ $name ] ?? null ) ? sq_blocks_html_text( $given[ $name ] ) : '';
}

/**
 * The same in one line.
 *
 * @param array<string, mixed> $given Attributes of the block.
 * @param string               $name  One of them.
 * @return string
 */
function sq_blocks_block_line( $given, $name ) {
	return sq_blocks_single_line( sq_blocks_block_text( $given, $name ) );
}

/**
 * Notes that a form begins.
 *
 * @param string|null          $rendered What the block is, if that is known already.
 * @param array<string, mixed> $block    A block.
 * @return string|null
 */
function sq_blocks_begin_form( $rendered, $block ) {
	if ( null === $rendered && in_array( $block['blockName'] ?? '', array( 'sq-blocks/form', 'sq-blocks/newsletter' ), true ) ) {
		sq_blocks_names_in_form( array() );
	}
	return $rendered;
}
add_filter( 'pre_render_block', 'sq_blocks_begin_form', 99, 2 );

/**
 * Prints a field. Outside of a form it is nothing: nobody would receive it.
 *
 * @param string               $html  What is saved inside the block: nothing.
 * @param array<string, mixed> $block The block.
 * @return string
 */
function sq_blocks_render_field( $html, $block ) {
	$names = sq_blocks_names_in_form();
	if ( null === $names ) {
		return '';
	}
	$given = (array) ( $block['attrs'] ?? array() );
	$kinds = sq_blocks_field_titles();
	$kind  = sq_blocks_block_text( $given, 'kind' );
	$kind  = isset( $kinds[ $kind ] ) ? $kind : 'text';
	$label = sq_blocks_block_line( $given, 'label' );
	$name  = sq_blocks_block_line( $given, 'name' );
	// A field that the owner has not named is known by what it asks for.
	$label = '' === $label ? $kinds[ $kind ] : $label;
	$lines = preg_split( '/\R/u', sq_blocks_block_text( $given, 'choices' ) );
	$lines = array_values( array_unique( array_filter( array_map( 'trim', $lines ? $lines : array() ), 'strlen' ) ) );
	// Nobody can choose where there is no choice.
	if ( ! $lines && in_array( $kind, array( 'select', 'radio' ), true ) ) {
		$kind = 'text';
	}
	$field = array(
		'label'       => $label,
		'required'    => ! empty( $given['required'] ),
		'kind'        => $kind,
		'options'     => $lines,
		'name'        => sq_blocks_field_name( '' === $name ? $label : $name, $names ),
		'hint'        => sq_blocks_block_line( $given, 'hint' ),
		'placeholder' => sq_blocks_block_line( $given, 'placeholder' ),
	);
	sq_blocks_names_in_form( $names );
	return sq_blocks_list_field_html( $field, wp_unique_id( 'sq-field-' . wp_rand() . '-' ) );
}
add_filter( 'render_block_sq-blocks/form-field', 'sq_blocks_render_field', 10, 2 );

/**
 * Prints the form around its fields, with its button. A form that somebody has written inside as HTML is left alone.
 *
 * @param string               $html  The block, rendered.
 * @param array<string, mixed> $block The block.
 * @return string
 */
function sq_blocks_render_form_block( $html, $block ) {
	$has_fields = (bool) sq_blocks_names_in_form();
	sq_blocks_names_in_form( null );
	$tags = $has_fields ? sq_blocks_html_tags( $html ) : array();
	$last = count( $tags ) - 1;
	if ( $last < 1 || ! $tags[ $last ]['is_end'] || in_array( 'form', array_column( $tags, 'tag' ), true ) ) {
		return $html;
	}
	$own    = sq_blocks_html_attributes( $html, $tags[0] );
	$inside = substr( $html, $tags[0]['end'], $tags[ $last ]['start'] - $tags[0]['end'] );
	$given  = (array) ( $block['attrs'] ?? array() );
	$button = trim( $own['submit-button-text'] ?? '' );
	if ( '' === $button && 'sq-newsletter' === $tags[0]['tag'] ) {
		$button = __( 'Sign up', 'sq-blocks' );
	}
	$form = sq_blocks_form_html(
		$inside,
		$button,
		array_filter(
			array(
				'to'      => sq_blocks_block_line( $given, 'mailTo' ),
				'subject' => sq_blocks_block_line( $given, 'mailSubject' ),
			),
			'strlen'
		)
	);
	return substr( $html, 0, $tags[0]['end'] ) . $form . substr( $html, $tags[ $last ]['start'] );
}
add_filter( 'render_block_sq-blocks/form', 'sq_blocks_render_form_block', 10, 2 );
add_filter( 'render_block_sq-blocks/newsletter', 'sq_blocks_render_form_block', 10, 2 );

/**
 * Renders the forms of a template's text, where they get their address before WordPress renders the rest.
 *
 * @param string $text A text with blocks.
 * @return string
 */
function sq_blocks_render_form_blocks( $text ) {
	return (string) preg_replace_callback(
		SQ_BLOCKS_FORM_BLOCK,
		static function ( $found ) {
			return do_blocks( $found[0] );
		},
		$text
	);
}
