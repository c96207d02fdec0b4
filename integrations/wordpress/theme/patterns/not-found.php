<?php
/**
 * Title: Page not found
 * Slug: sq-portfolio/not-found
 * Inserter: false
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:paragraph {"className":"is-style-eyebrow"} -->
<p class="is-style-eyebrow"><?php esc_html_e( 'Error 404', 'sq-portfolio' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":1} -->
<h1><?php esc_html_e( 'This shelf is empty', 'sq-portfolio' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php echo wp_kses( sprintf( /* translators: %s: the address of the front page. */ __( 'The page was moved, or never there. Search for it, or go to <a href="%s">the front page</a>.', 'sq-portfolio' ), esc_url( home_url( '/' ) ) ), array( 'a' => array( 'href' => array() ) ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:search {"label":"<?php esc_attr_e( 'Search', 'sq-portfolio' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'sq-portfolio' ); ?>"} /-->

<?php sq_portfolio_image( 'tide-bowl', '', 1500, 1000, array( 'className' => 'sq-portfolio-empty' ) ); ?>

