<?php
/**
 * The mail to the owner. A submission is stored before it is sent, and stays when it fails.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Who gets the mail: `to` of the shortcode is `owner`, `author`, or addresses that an editor or an administrator has written.
 * Others could have the site send mails to anybody.
 *
 * @param array<string, mixed> $form The form.
 * @return string[]
 */
function sq_blocks_mail_to( $form ) {
	$to     = $form['options']['to'] ?? 'owner';
	$author = $form['post'] ? (int) get_post_field( 'post_author', $form['post'] ) : 0;
	$found  = array();
	foreach ( array_map( 'trim', explode( ',', $to ) ) as $each ) {
		if ( 'author' === strtolower( $each ) && $author ) {
			$found[] = get_the_author_meta( 'user_email', $author );
		} elseif ( is_email( $each ) && preg_match( '/(?<![\w.+-])' . preg_quote( $each, '/' ) . '(?![\w.-])/', implode( "\n", sq_blocks_trusted_texts( $form ) ) ) ) {
			$found[] = $each;
		}
	}
	if ( ! array_filter( $found ) ) {
		$found = array( get_option( 'admin_email' ) );
	}
	/**
	 * Who gets the mail about a submission; an empty list sends none.
	 *
	 * @param string[] $to   Addresses.
	 * @param array    $form The form, with its `source` and `key`.
	 */
	return array_filter( (array) apply_filters( 'sq_blocks_mail_to', $found, $form ), 'is_email' );
}

/**
 * Sends the mail, and notes whether that worked.
 *
 * @param int                                                           $id      The submission.
 * @param array<string, mixed>                                          $form    The form.
 * @param array<int, array{name: string, label: string, value: string}> $answers The answers.
 * @param string[]                                                      $emails  The visitor's addresses.
 * @param string                                                        $note    What the owner should know beside it.
 */
function sq_blocks_send_mail( $id, $form, $answers, $emails, $note = '' ) {
	$to = sq_blocks_mail_to( $form );
	if ( ! $to ) {
		return;
	}
	$title   = sq_blocks_source_title( $form );
	$subject = $form['options']['subject'] ?? '';
	if ( '' === $subject ) {
		/* translators: 1: the name of the site, 2: the title of the page with the form. */
		$subject = sprintf( __( '[%1$s] New message: %2$s', 'sq-blocks' ), sq_blocks_html_text( get_option( 'blogname' ) ), $title );
	}
	$lines = array();
	foreach ( $answers as $answer ) {
		$is_long = false !== strpos( $answer['value'], "\n" );
		$lines[] = $answer['label'] . ( $is_long ? ":\n" : ': ' ) . $answer['value'] . ( $is_long ? "\n" : '' );
	}
	$lines[] = '';
	if ( '' !== $note ) {
		array_push( $lines, $note, '' );
	}
	$lines[] = '-- ';
	$lines[] = $form['url'];
	$lines[] = admin_url( 'post.php?action=edit&post=' . $id );
	$headers = array( 'Content-Type: text/plain; charset=UTF-8' );
	// Nothing of a visitor is in a header but an address that WordPress has found to be one.
	if ( $emails && ! preg_match( '/[\s<>,;:"]/', $emails[0] ) ) {
		$headers[] = 'Reply-To: ' . $emails[0];
	}
	// Other plugins send all mails as HTML, in which these texts are not escaped.
	add_filter( 'wp_mail_content_type', 'sq_blocks_mail_type', PHP_INT_MAX );
	try {
		$is_sent = wp_mail( $to, sq_blocks_single_line( $subject ), implode( "\n", $lines ), $headers );
	} catch ( Throwable $problem ) {
		$is_sent = false;
	}
	remove_filter( 'wp_mail_content_type', 'sq_blocks_mail_type', PHP_INT_MAX );
	if ( ! $is_sent ) {
		add_post_meta( $id, '_sq_mail_failed', '1', true );
	}
}

/**
 * The type of the mail.
 *
 * @return string
 */
function sq_blocks_mail_type() {
	return 'text/plain';
}

/**
 * A text without line breaks.
 *
 * @param string $text A text.
 * @return string
 */
function sq_blocks_single_line( $text ) {
	return trim( (string) preg_replace( '/[\r\n\t\0]+/', ' ', $text ) );
}
