<?php
/**
 * What the controls of a form are called.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The texts of the labels, by the place of their control in the list of tags: of a label around it, or one that names its id.
 *
 * @param string                           $html HTML.
 * @param array<int, array<string, mixed>> $tags Its tags.
 * @return array<int, string>
 */
function sq_blocks_read_labels( $html, $tags ) {
	$of_index = array();
	$of_id    = array();
	$ids      = array();
	$label    = null;
	$end      = 0;
	// Texts of these are no part of a label, nor is what says that a field may stay empty.
	$skipped = '';
	foreach ( $tags as $index => $tag ) {
		if ( null !== $label && '' === $skipped ) {
			$label['text'] .= substr( $html, $end, $tag['start'] - $end );
		}
		$end        = $tag['end'];
		$attributes = $tag['is_end'] ? array() : sq_blocks_html_attributes( $html, $tag );
		if ( isset( $attributes['id'] ) && '' !== sq_blocks_kind_of( $tag['tag'], $attributes ) ) {
			$ids[ $attributes['id'] ] = $index;
		}
		if ( 'label' === $tag['tag'] && $tag['is_end'] && null !== $label ) {
			$text = sq_blocks_one_line( $label['text'] );
			foreach ( $label['controls'] as $control ) {
				$of_index[ $control ] = $text;
			}
			if ( '' !== $label['for'] ) {
				$of_id[ $label['for'] ] = $text;
			}
			$label = null;
		} elseif ( 'label' === $tag['tag'] && ! $tag['is_end'] ) {
			$label = array(
				'for'      => $attributes['for'] ?? '',
				'text'     => '',
				'controls' => array(),
			);
		} elseif ( null !== $label && ! $tag['is_end'] && '' !== sq_blocks_kind_of( $tag['tag'], $attributes ) ) {
			$label['controls'][] = $index;
		}
		if ( '' === $skipped && ! $tag['is_end'] && ( in_array( $tag['tag'], array( 'select', 'button' ), true ) || preg_match( '/\bsq-optional\b/', $attributes['class'] ?? '' ) ) ) {
			$skipped = $tag['tag'];
		} elseif ( $tag['is_end'] && $skipped === $tag['tag'] ) {
			$skipped = '';
		}
	}
	foreach ( array_intersect_key( $of_id, $ids ) as $id => $text ) {
		$of_index[ $ids[ $id ] ] = $text;
	}
	return $of_index;
}

/**
 * The text of the legend of a fieldset.
 *
 * @param string                           $html  HTML.
 * @param array<int, array<string, mixed>> $tags  Its tags.
 * @param int                              $index Where the fieldset begins.
 * @return string
 */
function sq_blocks_read_legend( $html, $tags, $index ) {
	$next  = $tags[ $index + 1 ] ?? array( 'tag' => '' );
	$count = count( $tags );
	for ( $at = $index + 2; 'legend' === $next['tag'] && $at < $count; $at++ ) {
		if ( 'legend' === $tags[ $at ]['tag'] ) {
			$inside = substr( $html, $next['end'], $tags[ $at ]['start'] - $next['end'] );
			$inside = (string) preg_replace( '~<span class="sq-optional">(?:.*?</span>|(*COMMIT)(*FAIL))~is', '', $inside );
			return sq_blocks_one_line( sq_blocks_strip_tags( $inside ) );
		}
	}
	return '';
}
