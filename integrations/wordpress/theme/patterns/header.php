<?php
/**
 * Title: Header
 * Slug: sq-portfolio/header
 * Categories: header
 * Block Types: core/template-part/header
 * Inserter: false
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;

$sq_portfolio_links = array(
	'work'    => __( 'Work', 'sq-portfolio' ),
	'shop'    => __( 'Shop', 'sq-portfolio' ),
	'journal' => __( 'Journal', 'sq-portfolio' ),
	'visit'   => __( 'Visit', 'sq-portfolio' ),
);
?>
<!-- wp:group {"className":"sq-portfolio-header","layout":{"type":"constrained"}} -->
<div class="wp-block-group sq-portfolio-header"><!-- wp:group {"align":"wide","layout":{"type":"flex","justifyContent":"space-between","flexWrap":"nowrap"}} -->
<div class="wp-block-group alignwide"><!-- wp:site-title {"level":0} /-->

<!-- wp:navigation {"ariaLabel":"<?php echo esc_attr__( 'Main', 'sq-portfolio' ); ?>","overlayMenu":"mobile","layout":{"type":"flex","justifyContent":"right"},"style":{"spacing":{"blockGap":"var:preset|spacing|50"}}} -->
<?php foreach ( $sq_portfolio_links as $sq_portfolio_id => $sq_portfolio_label ) : ?>
<!-- wp:navigation-link {"label":"<?php echo esc_attr( $sq_portfolio_label ); ?>","url":"<?php echo esc_url( home_url( '/#' . $sq_portfolio_id ) ); ?>","kind":"custom"} /-->
<?php endforeach; ?>
<!-- /wp:navigation --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
