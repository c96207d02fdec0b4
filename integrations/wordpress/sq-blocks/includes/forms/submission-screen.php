<?php
/**
 * One submission in wp-admin, to be read.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Puts the answers in place of the boxes with which posts are published.
 */
function sq_blocks_submission_boxes() {
	remove_meta_box( 'submitdiv', 'sq_submission', 'side' );
	remove_meta_box( 'slugdiv', 'sq_submission', 'normal' );
	add_meta_box( 'sq-answers', __( 'Message', 'sq-blocks' ), 'sq_blocks_print_answers', 'sq_submission', 'normal', 'high' );
}
add_action( 'add_meta_boxes_sq_submission', 'sq_blocks_submission_boxes' );

/**
 * Prints the answers.
 *
 * @param WP_Post $post The submission.
 */
function sq_blocks_print_answers( $post ) {
	echo '<table class="widefat striped"><tbody>';
	foreach ( sq_blocks_submission_answers( $post->ID ) as $answer ) {
		$links = sq_blocks_file_links( $post->ID, $answer['name'] );
		printf( '<tr><th scope="row">%s</th><td style="white-space:pre-wrap;overflow-wrap:anywhere">%s</td></tr>', esc_html( $answer['label'] ), '' === $links ? esc_html( $answer['value'] ) : $links ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in sq_blocks_file_links.
	}
	echo '</tbody></table><ul>';
	$page = (int) $post->post_parent;
	if ( $page && get_post( $page ) ) {
		printf( '<li>%s <a href="%s">%s</a></li>', esc_html__( 'Page:', 'sq-blocks' ), esc_url( (string) get_permalink( $page ) ), esc_html( sq_blocks_html_text( wp_strip_all_tags( get_the_title( $page ) ) ) ) );
	}
	if ( ! $page ) {
		// A widget or a template.
		printf( '<li>%s %s</li>', esc_html__( 'Page:', 'sq-blocks' ), esc_html( sq_blocks_html_text( get_post_field( 'post_title', $post->ID, 'raw' ) ) ) );
	}
	printf( '<li>%s %s</li>', esc_html__( 'Date:', 'sq-blocks' ), esc_html( get_the_date( '', $post ) . ' ' . get_the_time( '', $post ) ) );
	$sender = get_userdata( (int) $post->post_author );
	if ( $sender ) {
		printf( '<li>%s %s</li>', esc_html__( 'Signed in as:', 'sq-blocks' ), esc_html( $sender->user_login ) );
	}
	if ( get_post_meta( $post->ID, '_sq_mail_failed', true ) ) {
		printf( '<li>%s</li>', esc_html__( 'The mail about it could not be sent.', 'sq-blocks' ) );
	}
	$note = sq_blocks_captcha_note( (string) get_post_meta( $post->ID, '_sq_captcha', true ) );
	if ( '' !== $note ) {
		printf( '<li>%s</li>', esc_html( $note ) );
	}
	echo '</ul>';
	$emails = (array) get_post_meta( $post->ID, '_sq_email' );
	if ( $emails ) {
		// An address may have a "?", after which a mail program would read more recipients.
		list( $name, $domain ) = explode( '@', $emails[0], 2 ) + array( '', '' );
		printf( '<a class="button button-primary" href="%s">%s</a> ', esc_url( 'mailto:' . rawurlencode( $name ) . '@' . rawurlencode( $domain ) ), esc_html__( 'Answer by email', 'sq-blocks' ) );
	}
	if ( 'trash' !== $post->post_status && current_user_can( 'delete_post', $post->ID ) ) {
		printf( '<a class="button" href="%s">%s</a>', esc_url( (string) get_delete_post_link( $post->ID ) ), esc_html__( 'Move to trash', 'sq-blocks' ) );
	}
}
