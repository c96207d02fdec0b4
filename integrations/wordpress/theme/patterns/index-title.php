<?php
/**
 * Title: Title of the journal
 * Slug: sq-portfolio/index-title
 * Inserter: false
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:heading {"level":1,"align":"wide","fontSize":"x-large"} -->
<h1 class="alignwide has-x-large-font-size"><?php esc_html_e( 'Journal', 'sq-portfolio' ); ?></h1>
<!-- /wp:heading -->
