<?php
/**
 * Title: The posts of a page
 * Slug: sq-portfolio/post-list
 * Inserter: false
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:query {"query":{"perPage":9,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":true},"align":"wide","className":"sq-portfolio-cards","layout":{"type":"default"}} -->
<div class="wp-block-query alignwide sq-portfolio-cards"><!-- wp:post-template -->
<!-- wp:group {"className":"sq-portfolio-card","layout":{"type":"default"}} -->
<div class="wp-block-group sq-portfolio-card"><!-- wp:post-featured-image {"isLink":true} /-->

<!-- wp:post-date /-->

<!-- wp:post-title {"level":2,"isLink":true,"fontSize":"large"} /-->

<!-- wp:post-excerpt /--></div>
<!-- /wp:group -->
<!-- /wp:post-template -->

<!-- wp:query-pagination {"paginationArrow":"arrow","layout":{"type":"flex","justifyContent":"space-between"}} -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination -->

<!-- wp:query-no-results -->
<!-- wp:pattern {"slug":"sq-portfolio/nothing-found"} /-->
<!-- /wp:query-no-results --></div>
<!-- /wp:query -->
