<?php
/**
 * `data-sq-show-if`: what is not shown is not asked for. The kit reads it in the same way (docs/forms-in-html.md).
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether all conditions are met.
 *
 * @param string[]                $conditions Such as `car=yes`, `car=yes|no`, `car!=yes` or `car`.
 * @param array<string, string[]> $values     What was sent, by name.
 * @return bool
 */
function sq_blocks_is_shown( $conditions, $values ) {
	foreach ( $conditions as $condition ) {
		if ( ! preg_match( '/^\s*([^=]*?)\s*(?:(!?)=(.*))?$/su', $condition, $parts ) || '' === $parts[1] ) {
			continue;
		}
		$answers = array_map( 'trim', $values[ $parts[1] ] ?? array() );
		if ( ! isset( $parts[3] ) ) {
			$is_met = array() !== array_filter( $answers, 'strlen' );
		} else {
			$is_met = array() !== array_intersect( $answers, array_map( 'trim', explode( '|', $parts[3] ) ) );
			$is_met = '!' === $parts[2] ? ! $is_met : $is_met;
		}
		if ( ! $is_met ) {
			return false;
		}
	}
	return true;
}
