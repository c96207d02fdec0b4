<?php
/**
 * Patterns for the block editor: portfolio, shop front, landing page and contact. They are packed into the folder `patterns`
 * from those of the theme (tools/wordpress/plugin-files.mjs).
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The address of a picture of the patterns.
 *
 * @param string $name Its name.
 * @return string
 */
function sq_blocks_picture( $name ) {
	return plugins_url( "pictures/$name.svg", SQ_BLOCKS_FILE );
}

/**
 * Registers the patterns. The theme has the same.
 */
function sq_blocks_register_patterns() {
	if ( 'sq-portfolio' === get_template() ) {
		return;
	}
	require_once __DIR__ . '/image-block.php';
	register_block_pattern_category( 'sq-blocks', array( 'label' => 'sq-blocks' ) );
	$headers = array(
		'title'      => 'Title',
		'slug'       => 'Slug',
		'categories' => 'Categories',
		'keywords'   => 'Keywords',
	);
	foreach ( (array) glob( __DIR__ . '/../patterns/*.php' ) as $file ) {
		$given = get_file_data( $file, $headers );
		ob_start();
		require $file;
		register_block_pattern(
			$given['slug'],
			array(
				// As WordPress does it for patterns of themes.
				'title'      => translate_with_gettext_context( $given['title'], 'Pattern title', 'sq-blocks' ), // phpcs:ignore WordPress.WP.I18n
				'categories' => wp_parse_list( $given['categories'] ),
				'keywords'   => wp_parse_list( $given['keywords'] ),
				'content'    => (string) ob_get_clean(),
			)
		);
	}
}
add_action( 'init', 'sq_blocks_register_patterns' );
