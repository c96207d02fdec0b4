<?php
/**
 * What a person has sent: exported and erased by WordPress's own tools, and deleted after the time that the owner has chosen.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** How many submissions are exported or erased in one call. */
const SQ_BLOCKS_AT_ONCE = 100;

/**
 * The submissions of a person: with the email address, or sent by who is signed in with it.
 *
 * @param string $email The address.
 * @param int    $page  From 1.
 * @return int[]
 */
function sq_blocks_submissions_of( $email, $page ) {
	global $wpdb;
	$email = strtolower( trim( $email ) );
	$user  = get_user_by( 'email', $email );
	$ids   = $wpdb->get_col( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->prepare(
			"SELECT DISTINCT p.ID FROM $wpdb->posts p LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID AND m.meta_key = '_sq_email'
			WHERE p.post_type = 'sq_submission' AND ( m.meta_value = %s OR ( p.post_author > 0 AND p.post_author = %d ) )
			ORDER BY p.ID LIMIT %d OFFSET %d",
			$email,
			$user ? $user->ID : 0,
			SQ_BLOCKS_AT_ONCE,
			( $page - 1 ) * SQ_BLOCKS_AT_ONCE
		)
	);
	return array_map( 'intval', $ids );
}

/**
 * Exports what a person has sent.
 *
 * @param string $email The person's address.
 * @param int    $page  From 1.
 * @return array{data: array<int, array<string, mixed>>, done: bool}
 */
function sq_blocks_export_person( $email, $page = 1 ) {
	$ids  = sq_blocks_submissions_of( $email, (int) $page );
	$data = array();
	foreach ( $ids as $id ) {
		$rows = array(
			array(
				'name'  => __( 'Date', 'sq-blocks' ),
				'value' => (string) get_post_field( 'post_date', $id ),
			),
		);
		foreach ( sq_blocks_submission_answers( $id ) as $answer ) {
			// The export is a page of HTML, in which WordPress lets some tags stand.
			$rows[] = array(
				'name'  => esc_html( $answer['label'] ),
				'value' => esc_html( $answer['value'] ),
			);
		}
		$data[] = array(
			'group_id'    => 'sq-submissions',
			'group_label' => __( 'Form messages', 'sq-blocks' ),
			'item_id'     => 'sq-submission-' . $id,
			'data'        => $rows,
		);
	}
	return array(
		'data' => $data,
		'done' => count( $ids ) < SQ_BLOCKS_AT_ONCE,
	);
}

/**
 * Erases what a person has sent.
 *
 * @param string $email The person's address.
 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
 */
function sq_blocks_erase_person( $email ) {
	// Always the first ones: those before are gone.
	$ids    = sq_blocks_submissions_of( $email, 1 );
	$erased = array_filter( array_map( 'sq_blocks_delete_submission', $ids ) );
	$failed = count( $ids ) - count( $erased );
	return array(
		'items_removed'  => count( $erased ) > 0,
		'items_retained' => $failed > 0,
		'messages'       => $failed > 0 ? array( __( 'Some form messages could not be erased.', 'sq-blocks' ) ) : array(),
		'done'           => count( $ids ) < SQ_BLOCKS_AT_ONCE || $failed > 0,
	);
}

/**
 * Deletes a submission at once.
 *
 * @param int $id The submission.
 * @return bool
 */
function sq_blocks_delete_submission( $id ) {
	return (bool) wp_delete_post( $id, true );
}

/**
 * Names the exporter to WordPress.
 *
 * @param array<string, array<string, mixed>> $exporters By name.
 * @return array<string, array<string, mixed>>
 */
function sq_blocks_exporters( $exporters ) {
	$exporters['sq-blocks'] = array(
		'exporter_friendly_name' => __( 'Form messages', 'sq-blocks' ),
		'callback'               => 'sq_blocks_export_person',
	);
	return $exporters;
}
add_filter( 'wp_privacy_personal_data_exporters', 'sq_blocks_exporters' );

/**
 * Names the eraser to WordPress.
 *
 * @param array<string, array<string, mixed>> $erasers By name.
 * @return array<string, array<string, mixed>>
 */
function sq_blocks_erasers( $erasers ) {
	$erasers['sq-blocks'] = array(
		'eraser_friendly_name' => __( 'Form messages', 'sq-blocks' ),
		'callback'             => 'sq_blocks_erase_person',
	);
	return $erasers;
}
add_filter( 'wp_privacy_personal_data_erasers', 'sq_blocks_erasers' );

/**
 * Deletes submissions that are older than the owner wants.
 */
function sq_blocks_delete_old_submissions() {
	/**
	 * After how many days submissions are deleted; 0 keeps them.
	 *
	 * @param int $days Days.
	 */
	$days = (int) apply_filters( 'sq_blocks_submissions_days', 0 );
	if ( $days < 1 ) {
		return;
	}
	$old = get_posts(
		array(
			'post_type'      => 'sq_submission',
			'post_status'    => array( 'private', 'trash' ),
			'posts_per_page' => 500,
			'fields'         => 'ids',
			'date_query'     => array(
				array(
					'column' => 'post_date_gmt',
					'before' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
				),
			),
		)
	);
	array_map( 'sq_blocks_delete_submission', $old );
}
// WordPress empties its trash then, once a day.
add_action( 'wp_scheduled_delete', 'sq_blocks_delete_old_submissions' );

/**
 * What a site's privacy policy may say.
 */
function sq_blocks_privacy_text() {
	wp_add_privacy_policy_content( 'sq-blocks', '<p>' . esc_html__( 'What you send with a form of this site is stored on this site and sent to us by email.', 'sq-blocks' ) . '</p>' );
}
add_action( 'admin_init', 'sq_blocks_privacy_text' );
