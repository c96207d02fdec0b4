<?php
/**
 * Forms in widgets.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The sidebar in which a widget is shown. One that the owner has put away, or whose sidebar the theme does not have, is in none.
 *
 * @param string $id A widget, such as `text-2`.
 * @return string Empty where there is none.
 */
function sq_blocks_sidebar_of( $id ) {
	foreach ( wp_get_sidebars_widgets() as $sidebar => $widgets ) {
		if ( 'wp_inactive_widgets' !== $sidebar && is_array( $widgets ) && in_array( $id, $widgets, true ) && is_registered_sidebar( $sidebar ) ) {
			return (string) $sidebar;
		}
	}
	return '';
}

/**
 * The settings of a widget.
 *
 * @param string $id A widget, such as `text-2`.
 * @return array{0: WP_Widget, 1: array<string, mixed>, 2: int}|null
 */
function sq_blocks_widget( $id ) {
	$callback = $GLOBALS['wp_registered_widgets'][ $id ]['callback'] ?? null;
	$widget   = is_array( $callback ) ? $callback[0] : null;
	$number   = preg_match( '/-(\d+)$/', $id, $parts ) ? (int) $parts[1] : 0;
	$settings = $widget instanceof WP_Widget ? ( $widget->get_settings()[ $number ] ?? null ) : null;
	return is_array( $settings ) ? array( $widget, $settings, $number ) : null;
}

/**
 * All that the owner has written into a widget.
 *
 * @param string $id A widget.
 * @return string
 */
function sq_blocks_widget_text( $id ) {
	$found = sq_blocks_widget( $id );
	return $found ? implode( "\n", array_filter( $found[1], 'is_string' ) ) : '';
}

/**
 * Prints a widget whose forms have their address.
 *
 * @param WP_Widget            $widget   The widget.
 * @param array<string, mixed> $args     What its sidebar puts around it, with `widget_id`.
 * @param array<string, mixed> $settings What the owner has written into it.
 */
function sq_blocks_print_widget( $widget, $args, $settings ) {
	ob_start();
	$widget->widget( $args, $settings );
	echo sq_blocks_add_actions( (string) ob_get_clean(), 'widget-' . $args['widget_id'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What the widget prints.
}

/**
 * Prints a widget with a form in WordPress's place.
 *
 * @param array<string, mixed>|false $settings What the owner has written into it; false where another plugin hides it.
 * @param WP_Widget                  $widget   The widget.
 * @param array<string, mixed>       $args     What its sidebar puts around it.
 * @return array<string, mixed>|false
 */
function sq_blocks_show_widget( $settings, $widget, $args ) {
	if ( ! is_array( $settings ) || empty( $args['widget_id'] ) || $widget->is_preview() || ! preg_match( SQ_BLOCKS_FORM, sq_blocks_expand( implode( "\n", array_filter( $settings, 'is_string' ) ) ) ) ) {
		return $settings;
	}
	sq_blocks_print_widget( $widget, $args, $settings );
	return false;
}
add_filter( 'widget_display_callback', 'sq_blocks_show_widget', PHP_INT_MAX, 3 );

/**
 * Renders a widget again. Other plugins show some on certain pages alone, which are not known here.
 *
 * @param string $id A widget.
 */
function sq_blocks_render_widget( $id ) {
	$found = '' === sq_blocks_sidebar_of( $id ) ? null : sq_blocks_widget( $id );
	if ( ! $found ) {
		return;
	}
	list( $widget, $settings, $number ) = $found;
	$widget->_set( $number );
	$args = array_fill_keys( array( 'before_widget', 'after_widget', 'before_title', 'after_title', 'name', 'id' ), '' );
	ob_start();
	sq_blocks_print_widget( $widget, array( 'widget_id' => $id ) + $args, $settings );
	ob_end_clean();
}
