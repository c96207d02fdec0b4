<?php
/**
 * Title: Shop front: products with prices
 * Slug: sq-portfolio/shop-front
 * Categories: featured, sq-portfolio
 * Keywords: shop, store, products
 * Viewport Width: 1400
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;

$sq_portfolio_products = array(
	'tide-bowl-square'    => array( __( 'Tide bowl', 'sq-portfolio' ), __( 'A wide, low bowl with a pale green glaze', 'sq-portfolio' ), 4800, '€48' ),
	'mug-cobalt'          => array( __( 'Breakfast mug, cobalt', 'sq-portfolio' ), __( 'A blue mug with a handle', 'sq-portfolio' ), 2800, '€28' ),
	'mug-celadon'         => array( __( 'Breakfast mug, celadon', 'sq-portfolio' ), __( 'A pale green mug with a handle', 'sq-portfolio' ), 2800, '€28' ),
	'shore-plates-square' => array( __( 'Shore plates, set of four', 'sq-portfolio' ), __( 'A stack of four white plates', 'sq-portfolio' ), 9600, '€96' ),
	'salt-pig'            => array( __( 'Salt pig', 'sq-portfolio' ), __( 'A round brown pot for salt, open at the side', 'sq-portfolio' ), 3400, '€34' ),
	'pebble-vase-square'  => array( __( 'Pebble vase', 'sq-portfolio' ), __( 'A small white vase with one yellow flower', 'sq-portfolio' ), 3900, '€39' ),
);
?>
<!-- wp:group {"align":"full","anchor":"shop","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"backgroundColor":"tertiary","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-tertiary-background-color has-background" id="shop" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide"} -->
<h2 class="alignwide"><?php esc_html_e( 'From the shop', 'sq-portfolio' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"sq-portfolio-cards","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide sq-portfolio-cards"><?php foreach ( array_chunk( $sq_portfolio_products, 3, true ) as $sq_portfolio_row ) : ?><!-- wp:columns -->
<div class="wp-block-columns"><?php foreach ( $sq_portfolio_row as $sq_portfolio_name => list( $sq_portfolio_title, $sq_portfolio_alt, $sq_portfolio_cents, $sq_portfolio_price ) ) : ?><!-- wp:column {"className":"sq-portfolio-card"} -->
<div class="wp-block-column sq-portfolio-card"><?php sq_portfolio_image( $sq_portfolio_name, $sq_portfolio_alt, 1200, 1200 ); ?>


<!-- wp:heading {"level":3,"fontSize":"medium"} -->
<h3 class="has-medium-font-size"><?php echo esc_html( $sq_portfolio_title ); ?></h3>
<!-- /wp:heading -->

<!-- wp:html -->
<p><sq-price amount="<?php echo (int) $sq_portfolio_cents; ?>" currency="EUR"><?php echo esc_html( $sq_portfolio_price ); ?></sq-price></p>
<!-- /wp:html --></div>
<!-- /wp:column --><?php endforeach; ?></div>
<!-- /wp:columns --><?php endforeach; ?></div>
<!-- /wp:group -->

<!-- wp:paragraph {"align":"center","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}}} -->
<p class="has-text-align-center" style="margin-top:var(--wp--preset--spacing--60)"><?php esc_html_e( 'Every piece is sold from the studio. Write to us, and we put it aside for you.', 'sq-portfolio' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
