<?php
/**
 * Title: Introduction with a large picture
 * Slug: sq-portfolio/hero
 * Categories: featured, sq-portfolio
 * Viewport Width: 1400
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:group {"align":"wide","className":"sq-portfolio-hero","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide sq-portfolio-hero"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1} -->
<h1><?php esc_html_e( 'Pots for the table, and for the light', 'sq-portfolio' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large","textColor":"secondary"} -->
<p class="has-secondary-color has-text-color has-large-font-size"><?php esc_html_e( 'Stoneware, thrown and glazed by hand in small batches. Each piece is made to be used every day.', 'sq-portfolio' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-buttons" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#work"><?php esc_html_e( 'See the work', 'sq-portfolio' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#shop"><?php esc_html_e( 'Visit the shop', 'sq-portfolio' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<?php sq_portfolio_image( 'still-life', __( 'A blue jug, a round white jar, a vase with a flower and a green bowl on a table', 'sq-portfolio' ), 1600, 1200 ); ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
