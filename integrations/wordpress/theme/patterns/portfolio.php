<?php
/**
 * Title: Portfolio: a gallery that opens large
 * Slug: sq-portfolio/portfolio
 * Categories: gallery, sq-portfolio
 * Keywords: lightbox, images, work
 * Viewport Width: 1400
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;

$sq_portfolio_slides = array(
	'moon-jar'     => array( __( 'Moon jar', 'sq-portfolio' ), __( 'A large white jar, round as the moon', 'sq-portfolio' ), 1200, 1500 ),
	'shore-plates' => array( __( 'Shore plates', 'sq-portfolio' ), __( 'A stack of four white plates', 'sq-portfolio' ), 1500, 1000 ),
	'pebble-vase'  => array( __( 'Pebble vase', 'sq-portfolio' ), __( 'A small white vase with one yellow flower', 'sq-portfolio' ), 1200, 1500 ),
	'tide-bowl'    => array( __( 'Tide bowl', 'sq-portfolio' ), __( 'A wide, low bowl with a pale green glaze', 'sq-portfolio' ), 1500, 1000 ),
	'harbour-jug'  => array( __( 'Harbour jug', 'sq-portfolio' ), __( 'A tall blue jug with a handle', 'sq-portfolio' ), 1200, 1500 ),
	'salt-pig'     => array( __( 'Salt pig', 'sq-portfolio' ), __( 'A round brown pot for salt, open at the side', 'sq-portfolio' ), 1200, 1200 ),
	'studio-shelf' => array( __( 'The shelf', 'sq-portfolio' ), __( 'A shelf with pots of many hands', 'sq-portfolio' ), 1500, 1000 ),
	'kiln'         => array( __( 'Kiln day', 'sq-portfolio' ), __( 'Fire in the mouth of a brick kiln', 'sq-portfolio' ), 1200, 1500 ),
);
?>
<!-- wp:group {"align":"full","anchor":"work","className":"sq-portfolio-work","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull sq-portfolio-work" id="work" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide"} -->
<h2 class="alignwide"><?php esc_html_e( 'Recent work', 'sq-portfolio' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:html -->
<sq-gallery design="autocolumns" gutter="20" lightbox label="<?php esc_attr_e( 'Recent work', 'sq-portfolio' ); ?>">
<?php foreach ( $sq_portfolio_slides as $sq_portfolio_name => list( $sq_portfolio_title, $sq_portfolio_alt, $sq_portfolio_width, $sq_portfolio_height ) ) : ?>
<figure><a href="<?php echo esc_url( sq_portfolio_picture( $sq_portfolio_name ) ); ?>"><img src="<?php echo esc_url( sq_portfolio_picture( $sq_portfolio_name ) ); ?>" alt="<?php echo esc_attr( $sq_portfolio_alt ); ?>" width="<?php echo (int) $sq_portfolio_width; ?>" height="<?php echo (int) $sq_portfolio_height; ?>"></a><figcaption><?php echo esc_html( $sq_portfolio_title ); ?></figcaption></figure>
<?php endforeach; ?>
</sq-gallery>
<!-- /wp:html --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
