<?php
/**
 * The fields of a form with their rules, as its author has written them in HTML.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** The field that people do not see, and programs fill in. Formspree and others name it so. */
const SQ_BLOCKS_TRAP = '_gotcha';
/** The field that says, with a nonce, who is signed in. */
const SQ_BLOCKS_NONCE = '_sq_nonce';
/** The field that says from which page the visitor came. */
const SQ_BLOCKS_PAGE = '_sq_page';
/** The field that says in which language the page is, where that is not the site's. */
const SQ_BLOCKS_LOCALE = '_sq_locale';

/**
 * Reads the fields of a form.
 *
 * A field is: `name`, `label`, `kind` (the type of an input, or `textarea`, `select`, `submit`), `required`, `needed` (values
 * of boxes that must be ticked), `options`, `count` (controls of this name), `max`, `least` and `most` (of numbers),
 * `from` and `until` (of dates and times), `conditions` (on which it is shown), `accept`, `max_bytes` and `max_files` (of
 * files).
 *
 * @param string $html The form, from its start tag to its end tag.
 * @return array<string, array<string, mixed>> By name.
 */
function sq_blocks_read_fields( $html ) {
	$tags   = sq_blocks_html_tags( $html );
	$open   = array();
	$fields = array();
	$labels = sq_blocks_read_labels( $html, $tags );
	foreach ( $tags as $index => $tag ) {
		if ( $tag['is_end'] ) {
			$at = array_search( $tag['tag'], array_reverse( array_column( $open, 'tag' ), true ), true );
			if ( false !== $at ) {
				$open = array_slice( $open, 0, $at );
			}
			continue;
		}
		$attributes = sq_blocks_html_attributes( $html, $tag );
		$element    = array_merge( $attributes, array( 'tag' => $tag['tag'] ) );
		if ( isset( $attributes['data-sq-show-if'] ) ) {
			$element['condition'] = $attributes['data-sq-show-if'];
		}
		if ( 'fieldset' === $tag['tag'] ) {
			$element['legend'] = sq_blocks_read_legend( $html, $tags, $index );
		}
		$around = array_merge( $open, array( $element ) );
		$kind   = sq_blocks_kind_of( $tag['tag'], $attributes );
		$name   = $attributes['name'] ?? '';
		if ( '' !== $kind && '' !== $name && ! sq_blocks_is_disabled( $around ) && ! in_array( $name, array( SQ_BLOCKS_TRAP, SQ_BLOCKS_NONCE, SQ_BLOCKS_PAGE, SQ_BLOCKS_LOCALE ), true ) ) {
			$control         = array(
				'kind'       => $kind,
				'label'      => $labels[ $index ] ?? '',
				'conditions' => array_column( $around, 'condition' ),
				'around'     => $around,
				'options'    => 'select' === $kind ? sq_blocks_read_options( $html, $tags, $index ) : array(),
			);
			$fields[ $name ] = sq_blocks_add_control( $fields[ $name ] ?? null, $attributes, $control );
		}
		// Browsers go no deeper.
		if ( ! sq_blocks_is_void( $tag['tag'] ) && count( $open ) < 512 ) {
			$open[] = $element;
		}
	}
	return $fields;
}

/**
 * The kind of a control.
 *
 * @param string                $tag        A tag.
 * @param array<string, string> $attributes Its attributes.
 * @return string Empty for a tag that is no control, or one that sends nothing.
 */
function sq_blocks_kind_of( $tag, $attributes ) {
	if ( 'textarea' === $tag || 'select' === $tag ) {
		return $tag;
	}
	$type = strtolower( $attributes['type'] ?? '' );
	if ( 'button' === $tag ) {
		return in_array( $type, array( 'button', 'reset' ), true ) ? '' : 'submit';
	}
	if ( 'input' !== $tag || in_array( $type, array( 'button', 'reset', 'image' ), true ) ) {
		return '';
	}
	return '' === $type ? 'text' : $type;
}

/**
 * Whether a control is switched off, by itself or by a fieldset around it.
 *
 * @param array<int, array<string, string>> $around Elements, the control last.
 * @return bool
 */
function sq_blocks_is_disabled( $around ) {
	$last = count( $around ) - 1;
	foreach ( $around as $index => $element ) {
		if ( isset( $element['disabled'] ) && ( $index === $last || 'fieldset' === $element['tag'] ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Adds a control to the field that has its name.
 *
 * @param array<string, mixed>|null $field      The field, where it has a control already.
 * @param array<string, string>     $attributes Attributes of the control.
 * @param array<string, mixed>      $control    What was read beside them.
 * @return array<string, mixed>
 */
function sq_blocks_add_control( $field, $attributes, $control ) {
	$kind      = $control['kind'];
	$is_choice = 'radio' === $kind || 'checkbox' === $kind;
	$fieldset  = sq_blocks_last_fieldset( $control['around'] );
	$own       = $attributes['value'] ?? ( $is_choice ? 'on' : '' );
	if ( null === $field ) {
		$spoken = '' === $control['label'] ? ( $attributes['aria-label'] ?? ( $attributes['placeholder'] ?? '' ) ) : $control['label'];
		$field  = array(
			'name'       => $attributes['name'],
			'label'      => '' === $spoken ? $attributes['name'] : $spoken,
			'kind'       => $kind,
			'required'   => false,
			'needed'     => array(),
			'options'    => array(),
			'count'      => 0,
			'max'        => ctype_digit( $attributes['maxlength'] ?? '' ) ? (int) $attributes['maxlength'] : null,
			'least'      => is_numeric( $attributes['min'] ?? '' ) ? (float) $attributes['min'] : null,
			'most'       => is_numeric( $attributes['max'] ?? '' ) ? (float) $attributes['max'] : null,
			'from'       => preg_match( '/^\d\d+[-:]/', $attributes['min'] ?? '' ) ? $attributes['min'] : '',
			'until'      => preg_match( '/^\d\d+[-:]/', $attributes['max'] ?? '' ) ? $attributes['max'] : '',
			'is_many'    => 'checkbox' === $kind || isset( $attributes['multiple'] ),
			'conditions' => $control['conditions'],
			'accept'     => $attributes['accept'] ?? '',
			'max_bytes'  => ctype_digit( $attributes['data-sq-max-bytes'] ?? '' ) ? (int) $attributes['data-sq-max-bytes'] : SQ_BLOCKS_MAX_FILE_BYTES,
			'max_files'  => ctype_digit( $attributes['data-sq-max-files'] ?? '' ) ? (int) $attributes['data-sq-max-files'] : ( isset( $attributes['multiple'] ) ? SQ_BLOCKS_MAX_FILES : 1 ),
		);
	} elseif ( $is_choice && '' !== ( $fieldset['legend'] ?? '' ) ) {
		$field['label'] = $fieldset['legend'];
	}
	++$field['count'];
	$field['options'] = array_merge( $field['options'], $is_choice ? array( $own ) : $control['options'] );
	if ( 'checkbox' === $kind && isset( $attributes['required'] ) ) {
		$field['needed'][] = $own;
	} elseif ( isset( $attributes['required'] ) || ( 'checkbox' === $kind && isset( $fieldset['data-sq-required'] ) ) ) {
		$field['required'] = true;
	}
	return $field;
}

/**
 * The innermost fieldset.
 *
 * @param array<int, array<string, string>> $around Elements.
 * @return array<string, string>
 */
function sq_blocks_last_fieldset( $around ) {
	foreach ( array_reverse( $around ) as $element ) {
		if ( 'fieldset' === $element['tag'] ) {
			return $element;
		}
	}
	return array();
}

/**
 * The values of a list of choices.
 *
 * @param string                           $html  The form.
 * @param array<int, array<string, mixed>> $tags  Its tags.
 * @param int                              $index Where the `select` is.
 * @return string[]
 */
function sq_blocks_read_options( $html, $tags, $index ) {
	$options = array();
	$count   = count( $tags );
	for ( $at = $index + 1; $at < $count && 'select' !== $tags[ $at ]['tag']; $at++ ) {
		if ( 'option' === $tags[ $at ]['tag'] && ! $tags[ $at ]['is_end'] ) {
			$attributes = sq_blocks_html_attributes( $html, $tags[ $at ] );
			$next       = $tags[ $at + 1 ]['start'] ?? strlen( $html );
			$options[]  = $attributes['value'] ?? sq_blocks_one_line( substr( $html, $tags[ $at ]['end'], $next - $tags[ $at ]['end'] ) );
		}
	}
	return $options;
}

/**
 * Text of HTML with single spaces.
 *
 * @param string $html HTML without tags.
 * @return string
 */
function sq_blocks_one_line( $html ) {
	return trim( (string) preg_replace( '/\s+/u', ' ', sq_blocks_html_text( $html ) ) );
}
