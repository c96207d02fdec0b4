<?php
/**
 * The theme's sheets, and its patterns' pictures.
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/image-block.php';

/**
 * The address of a picture that comes with the theme.
 *
 * @param string $name Its name.
 * @return string
 */
function sq_portfolio_picture( $name ) {
	return get_theme_file_uri( "pictures/$name.svg" );
}

/**
 * Loads the translations of the theme.
 */
function sq_portfolio_load_texts() {
	load_theme_textdomain( 'sq-portfolio', get_template_directory() . '/languages' );
}
add_action( 'after_setup_theme', 'sq_portfolio_load_texts' );

/**
 * The translation of another region where there is none of this one: of de_AT that of de_DE.
 *
 * @param string $file   A file that WordPress is about to load.
 * @param string $domain Whose texts.
 * @return string
 */
function sq_portfolio_nearest_language( $file, $domain ) {
	if ( 'sq-portfolio' !== $domain || is_readable( $file ) || 0 === strpos( $file, WP_LANG_DIR ) ) {
		return $file;
	}
	$language = strtok( basename( $file, '.mo' ), '_' );
	$found    = array_merge( (array) glob( dirname( $file ) . "/$language.mo" ), (array) glob( dirname( $file ) . "/{$language}_*.mo" ) );
	return $found[0] ?? $file;
}
add_filter( 'load_textdomain_mofile', 'sq_portfolio_nearest_language', 10, 2 );

/**
 * Prepares the theme.
 */
function sq_portfolio_setup() {
	add_editor_style( 'style.css' );
	register_block_style(
		'core/paragraph',
		array(
			'name'  => 'eyebrow',
			'label' => __( 'Over a heading', 'sq-portfolio' ),
		)
	);
	register_block_pattern_category( 'sq-portfolio', array( 'label' => __( 'Portfolio', 'sq-portfolio' ) ) );
}
add_action( 'init', 'sq_portfolio_setup', 9 );

/**
 * Offers no form that nobody would receive.
 */
function sq_portfolio_without_plugin() {
	if ( ! function_exists( 'sq_blocks_is_needed' ) ) {
		unregister_block_pattern( 'sq-portfolio/contact' );
	}
}
// After WordPress has registered the patterns of the theme (10).
add_action( 'init', 'sq_portfolio_without_plugin', 11 );

/**
 * Loads the sheet.
 */
function sq_portfolio_sheets() {
	$version = (string) wp_get_theme( 'sq-portfolio' )->get( 'Version' );
	wp_enqueue_style( 'sq-portfolio', get_theme_file_uri( 'style.css' ), array( 'global-styles' ), $version );
	if ( ! function_exists( 'sq_blocks_is_needed' ) ) {
		wp_enqueue_style( 'sq-portfolio-without-plugin', get_theme_file_uri( 'without-plugin.css' ), array(), $version );
	}
}
add_action( 'wp_enqueue_scripts', 'sq_portfolio_sheets' );

/**
 * Says to the browser, before any sheet is there, that the page is light or dark as the device is: nothing flashes.
 */
function sq_portfolio_color_scheme() {
	echo '<meta name="color-scheme" content="light dark">', "\n";
}
add_action( 'wp_head', 'sq_portfolio_color_scheme', 1 );

/**
 * Shows the page that the owner has chosen as the front page (Settings, Reading) in place of the theme's own.
 *
 * @param string[] $templates Names of templates.
 * @return string[]
 */
function sq_portfolio_front_page( $templates ) {
	return 'page' === get_option( 'show_on_front' ) ? array() : $templates;
}
add_filter( 'frontpage_template_hierarchy', 'sq_portfolio_front_page' );
