<?php
/**
 * Title: Nothing found
 * Slug: sq-portfolio/nothing-found
 * Inserter: false
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Nothing was found here.', 'sq-portfolio' ); ?></p>
<!-- /wp:paragraph -->
