<?php
/**
 * Title: Journal: the latest posts
 * Slug: sq-portfolio/journal
 * Categories: query, sq-portfolio
 * Block Types: core/query
 * Viewport Width: 1400
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","anchor":"journal","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" id="journal" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide"} -->
<h2 class="alignwide"><?php esc_html_e( 'Journal', 'sq-portfolio' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:query {"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"exclude","inherit":false},"align":"wide","className":"sq-portfolio-cards","layout":{"type":"default"}} -->
<div class="wp-block-query alignwide sq-portfolio-cards"><!-- wp:post-template -->
<!-- wp:group {"className":"sq-portfolio-card","layout":{"type":"default"}} -->
<div class="wp-block-group sq-portfolio-card"><!-- wp:post-featured-image {"isLink":true} /-->

<!-- wp:post-date /-->

<!-- wp:post-title {"level":3,"isLink":true,"fontSize":"large"} /-->

<!-- wp:post-excerpt /--></div>
<!-- /wp:group -->
<!-- /wp:post-template -->

<!-- wp:query-no-results -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Nothing is written yet.', 'sq-portfolio' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:query-no-results --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
