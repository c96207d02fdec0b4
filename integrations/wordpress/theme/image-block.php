<?php
/**
 * The pictures of the patterns as blocks. The plugin has a copy (tools/wordpress/plugin-files.mjs).
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints a picture as a block that keeps its place before it is loaded. Since WordPress 6.3 the editor writes sizes as styles: it would
 * make a fixed height of numbers, which distorts a picture that is narrower than its width.
 *
 * @param string                $name       The name of the picture.
 * @param string                $alt        What it shows.
 * @param int                   $width      Its width.
 * @param int                   $height     Its height.
 * @param array<string, string> $attributes Others of the block: `align` and `className`.
 */
function sq_portfolio_image( $name, $alt, $width, $height, $attributes = array() ) {
	$classes = 'wp-block-image' . ( isset( $attributes['align'] ) ? ' align' . $attributes['align'] : '' ) . ' is-resized ' . ( $attributes['className'] ?? '' );
	if ( is_wp_version_compatible( '6.3' ) ) {
		$sizes = array(
			'width'       => "{$width}px",
			'height'      => 'auto',
			'aspectRatio' => "$width/$height",
			'scale'       => 'cover',
		);
		$html  = "style=\"aspect-ratio:$width/$height;object-fit:cover;width:{$width}px;height:auto\"";
	} else {
		$sizes = compact( 'width', 'height' );
		$html  = "width=\"$width\" height=\"$height\"";
	}
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON for a comment, and numbers.
	printf(
		"<!-- wp:image %s -->\n<figure class=\"%s\"><img src=\"%s\" alt=\"%s\" %s/></figure>\n<!-- /wp:image -->",
		serialize_block_attributes( $sizes + $attributes ),
		esc_attr( trim( $classes ) ),
		esc_url( sq_portfolio_picture( $name ) ),
		esc_attr( $alt ),
		$html
	);
	// phpcs:enable
}
