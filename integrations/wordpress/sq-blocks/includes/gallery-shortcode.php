<?php
/**
 * [sq_gallery ids="3,7,9" design="carousel"]: a gallery of images of the media library.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * One slide: the image with `srcset`, `sizes` and `alt`, its caption, and a link to the whole image where it is opened.
 *
 * @param int    $id        The image.
 * @param string $size      A size of the media library.
 * @param bool   $is_linked Whether it leads to the whole image.
 * @return string
 */
function sq_blocks_gallery_slide( $id, $size, $is_linked ) {
	$image = wp_get_attachment_image( $id, $size );
	if ( $is_linked ) {
		$image = sprintf( '<a href="%s">%s</a>', esc_url( (string) wp_get_attachment_image_url( $id, 'full' ) ), $image );
	}
	$caption = wp_get_attachment_caption( $id );
	if ( ! $caption ) {
		return $image;
	}
	return sprintf( '<figure>%s<figcaption>%s</figcaption></figure>', $image, wp_kses_post( $caption ) );
}

/**
 * Renders the shortcode. `size` is a size of the media library; all else are attributes of sq-gallery, and those without a
 * value are written as in HTML: [sq_gallery ids="3,7" lightbox].
 *
 * @param array<int|string, string>|string $given Attributes as written.
 * @return string
 */
function sq_blocks_gallery_shortcode( $given ) {
	$attributes = sq_blocks_shortcode_attributes( $given );
	$ids  = array_filter( wp_parse_id_list( $attributes['ids'] ?? '' ), 'wp_attachment_is_image' );
	$size = $attributes['size'] ?? 'large';
	if ( ! $ids ) {
		return '';
	}
	$is_linked = isset( $attributes['lightbox'] ) && 'false' !== $attributes['lightbox'];
	$html      = sq_blocks_shortcode_tag( 'sq-gallery', $attributes );
	foreach ( $ids as $id ) {
		$html .= sq_blocks_gallery_slide( $id, $size, $is_linked );
	}
	sq_blocks_is_needed( true );
	// The same rules as for a tag that an author has written.
	return wp_kses_post( $html . '</sq-gallery>' );
}
add_shortcode( 'sq_gallery', 'sq_blocks_gallery_shortcode' );
