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
		$parts  = explode( '=', $condition, 2 );
		$is_not = isset( $parts[1] ) && '!' === substr( $parts[0], -1 );
		// Spaces of all scripts, and each run of them once.
		$name = (string) preg_replace( '/^\s++|(?<!\s)\s++$/u', '', $is_not ? substr( $parts[0], 0, -1 ) : $parts[0] );
		if ( '' === $name ) {
			continue;
		}
		$answers = array_map( 'trim', $values[ $name ] ?? array() );
		if ( ! isset( $parts[1] ) ) {
			$is_met = array() !== array_filter( $answers, 'strlen' );
		} else {
			$is_met = array() !== array_intersect( $answers, array_map( 'trim', explode( '|', $parts[1] ) ) );
			$is_met = $is_not ? ! $is_met : $is_met;
		}
		if ( ! $is_met ) {
			return false;
		}
	}
	return true;
}
