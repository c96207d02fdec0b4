<?php
/**
 * What plugins for speed are asked to leave: kept back until the visitor does something, the blocks would begin late, and the
 * answer to another banner would come after the kit. Smaller than it is they cannot make the kit, and its hashes would no longer
 * fit. A site without such a plugin calls none of this.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Words in the tags or the code of the scripts that belong together: all of them are left, or their order would be lost.
 *
 * @return string[]
 */
function sq_blocks_left_scripts() {
	/**
	 * What plugins for speed leave, by words in a script's tag or code.
	 *
	 * @param string[] $words Words. None: they do as they like.
	 */
	return (array) apply_filters( 'sq_blocks_left_scripts', array( 'sq-blocks', 'sqBlocks', 'wp-consent-api', 'consent_api' ) );
}

/**
 * Adds to a list of scripts: of lines, or one line with commas.
 *
 * @param string[]|string $others What others have excluded.
 * @return string[]|string
 */
function sq_blocks_leave_scripts( $others ) {
	$own = sq_blocks_left_scripts();
	return is_array( $others ) ? array_merge( $others, $own ) : implode( ', ', array_filter( array_merge( array( $others ), $own ) ) );
}
foreach ( array( 'rocket_delay_js_exclusions', 'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc', 'litespeed_optm_gm_js_exc', 'perfmatters_delay_js_exclusions', 'perfmatters_minify_js_exclusions', 'autoptimize_filter_js_exclude' ) as $sq_blocks_filter ) {
	add_filter( $sq_blocks_filter, 'sq_blocks_leave_scripts' );
}

/**
 * Adds the kit's folder to a list of files. WP Rocket compares a whole path with a pattern, the others look for words.
 *
 * @param string[]|string $others What others have excluded.
 * @return string[]|string
 */
function sq_blocks_leave_files( $others ) {
	$own = 0 === strpos( current_filter(), 'rocket_' ) ? '/(.*)sq-blocks/dist-(.*)' : 'sq-blocks/dist-';
	return is_array( $others ) ? array_merge( $others, array( $own ) ) : implode( ', ', array_filter( array( $others, $own ) ) );
}
foreach ( array( 'rocket_exclude_js', 'rocket_exclude_css', 'litespeed_optimize_css_excludes', 'perfmatters_minify_css_exclusions', 'autoptimize_filter_css_exclude' ) as $sq_blocks_filter ) {
	add_filter( $sq_blocks_filter, 'sq_blocks_leave_files' );
}
unset( $sq_blocks_filter );
