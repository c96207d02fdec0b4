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

<!-- wp:sq-blocks/form -->
<sq-form form-id="contact"><!-- wp:sq-blocks/form-field <?php echo serialize_block_attributes( array( 'name' => 'name', 'label' => __( 'Name', 'sq-portfolio' ), 'required' => true ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON of a comment. ?> /-->

<!-- wp:sq-blocks/form-field <?php echo serialize_block_attributes( array( 'name' => 'email', 'label' => __( 'Email', 'sq-portfolio' ), 'kind' => 'email', 'required' => true ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON of a comment. ?> /-->

<!-- wp:sq-blocks/form-field <?php echo serialize_block_attributes( array( 'name' => 'message', 'label' => __( 'Message', 'sq-portfolio' ), 'kind' => 'textarea', 'required' => true ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON of a comment. ?> /--></sq-form>
<!-- /wp:sq-blocks/form --></div>
<!-- /wp:group -->
