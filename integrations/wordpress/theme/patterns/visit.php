<?php
/**
 * Title: Visit: address and hours
 * Slug: sq-portfolio/visit
 * Categories: featured, sq-portfolio
 * Viewport Width: 1400
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","anchor":"visit","style":{"spacing":{"padding":{"bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" id="visit" style="padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","className":"sq-portfolio-hero","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide sq-portfolio-hero"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2><?php esc_html_e( 'Come and visit', 'sq-portfolio' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php echo wp_kses( __( 'The studio<br>12 Harbour Lane<br>Open Thursday to Saturday, 10 to 5', 'sq-portfolio' ), array( 'br' => array() ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="mailto:hello@example.com">hello@example.com</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<?php sq_portfolio_image( 'studio-shelf', __( 'A shelf with pots of many hands', 'sq-portfolio' ), 1500, 1000 ); ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
