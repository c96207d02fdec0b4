<?php
/**
 * Title: Contact: a form
 * Slug: sq-portfolio/contact
 * Categories: contact, sq-portfolio
 * Keywords: form, email, message
 *
 * @package sq-portfolio
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"anchor":"contact","layout":{"type":"constrained"}} -->
<div class="wp-block-group" id="contact"><!-- wp:heading -->
<h2><?php esc_html_e( 'Write to us', 'sq-portfolio' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'About a piece, an order or a visit. We answer within two days.', 'sq-portfolio' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:html -->
<sq-form form-id="contact">
<form action="/api/form/submit/contact" method="post">
<p><label><?php esc_html_e( 'Name', 'sq-portfolio' ); ?><br><input type="text" name="name" autocomplete="name" required></label></p>
<p><label><?php esc_html_e( 'Email', 'sq-portfolio' ); ?><br><input type="email" name="email" autocomplete="email" required></label></p>
<p><label><?php esc_html_e( 'Message', 'sq-portfolio' ); ?><br><textarea name="message" rows="6" maxlength="5000" required></textarea></label></p>
<button type="submit"><?php esc_html_e( 'Send', 'sq-portfolio' ); ?></button>
</form>
</sq-form>
<!-- /wp:html --></div>
<!-- /wp:group -->
