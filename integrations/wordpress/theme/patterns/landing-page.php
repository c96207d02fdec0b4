<?php
/**
 * Title: Landing page
 * Slug: sq-portfolio/landing-page
 * Categories: featured, sq-portfolio
 * Block Types: core/post-content
 * Viewport Width: 1400
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;

$sq_portfolio_facts = array(
	array( __( 'Thrown by hand', 'sq-portfolio' ), __( 'On a kick wheel, one after the other. No two are quite the same.', 'sq-portfolio' ) ),
	array( __( 'Local clay', 'sq-portfolio' ), __( 'Dug twenty minutes from the studio, and glazed with ash from our own stove.', 'sq-portfolio' ) ),
	array( __( 'Made for every day', 'sq-portfolio' ), __( 'Fired at 1280 °C. They go into the oven and the dishwasher.', 'sq-portfolio' ) ),
);
$sq_portfolio_questions = array(
	array( __( 'Do you ship?', 'sq-portfolio' ), __( 'Yes, in paper and straw. What breaks on the way is replaced.', 'sq-portfolio' ) ),
	array( __( 'Can I order a set?', 'sq-portfolio' ), __( 'Write to us. A set of six takes about five weeks.', 'sq-portfolio' ) ),
);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:heading {"textAlign":"center","fontSize":"x-large"} -->
<h2 class="has-text-align-center has-x-large-font-size"><?php esc_html_e( 'A bowl that gets better with use', 'sq-portfolio' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center","fontSize":"large"} -->
<p class="has-text-align-center has-large-font-size"><?php esc_html_e( 'Stoneware for the table, thrown and glazed by hand.', 'sq-portfolio' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#contact"><?php esc_html_e( 'Order yours', 'sq-portfolio' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<?php sq_portfolio_image( 'tide-bowl', __( 'A wide, low bowl with a pale green glaze', 'sq-portfolio' ), 1500, 1000, array( 'align' => 'wide' ) ); ?>


<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><?php foreach ( $sq_portfolio_facts as list( $sq_portfolio_title, $sq_portfolio_text ) ) : ?><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3><?php echo esc_html( $sq_portfolio_title ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php echo esc_html( $sq_portfolio_text ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --><?php endforeach; ?></div>
<!-- /wp:columns -->

<!-- wp:heading -->
<h2><?php esc_html_e( 'Questions', 'sq-portfolio' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:html -->
<sq-accordion>
<?php foreach ( $sq_portfolio_questions as list( $sq_portfolio_title, $sq_portfolio_text ) ) : ?>
<details><summary><?php echo esc_html( $sq_portfolio_title ); ?></summary><p><?php echo esc_html( $sq_portfolio_text ); ?></p></details>
<?php endforeach; ?>
</sq-accordion>
<!-- /wp:html --></div>
<!-- /wp:group -->
