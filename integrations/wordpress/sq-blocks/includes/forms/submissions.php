<?php
/**
 * Submissions: posts of a private type, that only editors and administrators see.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the type.
 */
function sq_blocks_register_submissions() {
	/**
	 * The capability of those who read, export and delete submissions. By default editors and administrators have it.
	 *
	 * @param string $capability A capability.
	 */
	$capability = (string) apply_filters( 'sq_blocks_submissions_capability', 'edit_others_pages' );
	$names      = array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'delete_others_posts', 'delete_private_posts', 'delete_published_posts', 'edit_private_posts', 'edit_published_posts', 'read_private_posts', 'read' );
	register_post_type(
		'sq_submission',
		array(
			'labels'              => array(
				'name'               => __( 'Form messages', 'sq-blocks' ),
				'singular_name'      => __( 'Form message', 'sq-blocks' ),
				'edit_item'          => __( 'Form message', 'sq-blocks' ),
				'search_items'       => __( 'Search messages', 'sq-blocks' ),
				'not_found'          => __( 'No messages yet.', 'sq-blocks' ),
				'not_found_in_trash' => __( 'No messages in the trash.', 'sq-blocks' ),
				'all_items'          => __( 'All messages', 'sq-blocks' ),
			),
			'public'              => false,
			'show_ui'             => true,
			'show_in_rest'        => false,
			'exclude_from_search' => true,
			'publicly_queryable'  => false,
			'rewrite'             => false,
			'query_var'           => false,
			'can_export'          => false,
			'menu_icon'           => 'dashicons-email',
			'menu_position'       => 26,
			'supports'            => false,
			'map_meta_cap'        => false,
			'capabilities'        => array_merge(
				array_fill_keys( $names, $capability ),
				array(
					'create_posts'  => 'do_not_allow',
					'publish_posts' => 'do_not_allow',
				)
			),
		)
	);
}
add_action( 'init', 'sq_blocks_register_submissions' );

/**
 * What comes back from the trash is as it was: WordPress makes a draft of it.
 *
 * @param string $status The status that it gets.
 * @param int    $id     A post.
 * @return string
 */
function sq_blocks_untrash_status( $status, $id ) {
	return 'sq_submission' === get_post_type( $id ) ? 'private' : $status;
}
add_filter( 'wp_untrash_post_status', 'sq_blocks_untrash_status', 10, 2 );

/**
 * The answers with the names of their fields, without what must not be kept.
 *
 * @param array<string, array<string, mixed>> $fields The fields of the form.
 * @param array<string, string[]>             $values What was sent.
 * @return array<int, array{name: string, label: string, value: string}>
 */
function sq_blocks_answers( $fields, $values ) {
	$answers = array();
	foreach ( $fields as $name => $field ) {
		// A password is nobody's to read.
		if ( 'password' === $field['kind'] || ! isset( $values[ $name ] ) ) {
			continue;
		}
		$answers[] = array(
			'name'  => (string) $name,
			'label' => mb_substr( $field['label'], 0, 200 ),
			'value' => implode( ', ', array_filter( $values[ $name ], 'strlen' ) ),
		);
	}
	return $answers;
}

/**
 * The submission that is stored under one of these names.
 *
 * @param string[] $names Names.
 * @return int 0 where there is none.
 */
function sq_blocks_stored_submission( $names ) {
	global $wpdb;
	foreach ( $names as $name ) {
		// WordPress renames what is put into the trash.
		$id = $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_name IN (%s, %s) AND post_type = 'sq_submission' LIMIT 1", $name, $name . '__trashed' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		if ( $id ) {
			return (int) $id;
		}
	}
	return 0;
}

/**
 * Stores a submission.
 *
 * @param array<string, mixed>                                          $form    The form.
 * @param array<int, array{name: string, label: string, value: string}> $answers The answers.
 * @param array{name: string, user: int, is_spam: bool, emails: string[], files: array, captcha?: string} $more  What is known beside them.
 * @return int Its id; 0 where the database did not take it.
 */
function sq_blocks_store_submission( $form, $answers, $more ) {
	$text = '';
	foreach ( $answers as $answer ) {
		$text .= $answer['label'] . ': ' . $answer['value'] . "\n";
	}
	// Escaped: WordPress shows titles and contents as HTML. The content is for the search in wp-admin: quotes stay as they are.
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'sq_submission',
				'post_status'  => 'private',
				'post_name'    => $more['name'],
				'post_title'   => esc_html( sq_blocks_source_title( $form ) ),
				'post_content' => wp_encode_emoji( htmlspecialchars( $text, ENT_NOQUOTES, 'UTF-8' ) ),
				'post_author'  => $more['user'],
				'post_parent'  => $form['post'],
			)
		)
	);
	if ( ! $id ) {
		return 0;
	}
	// JSON of ASCII alone, which a database with any encoding takes.
	add_post_meta( $id, '_sq_answers', wp_slash( (string) wp_json_encode( $answers ) ), true );
	if ( $more['files'] ) {
		add_post_meta( $id, '_sq_files', wp_slash( (string) wp_json_encode( $more['files'] ) ), true );
	}
	add_post_meta( $id, '_sq_form', $form['key'], true );
	if ( ! empty( $more['captcha'] ) ) {
		add_post_meta( $id, '_sq_captcha', $more['captcha'], true );
	}
	foreach ( array_unique( array_map( 'strtolower', $more['emails'] ) ) as $email ) {
		add_post_meta( $id, '_sq_email', wp_slash( $email ) );
	}
	if ( $more['is_spam'] ) {
		// It can be restored for thirty days.
		wp_trash_post( $id );
	}
	/**
	 * A submission was stored.
	 *
	 * @param int   $id      Its id.
	 * @param array $answers The answers.
	 */
	do_action( 'sq_blocks_submission_stored', $id, $answers );
	return $id;
}

/**
 * The answers of a submission.
 *
 * @param int $id The submission.
 * @return array<int, array{name: string, label: string, value: string}>
 */
function sq_blocks_submission_answers( $id ) {
	$answers = json_decode( (string) get_post_meta( $id, '_sq_answers', true ), true );
	return is_array( $answers ) ? $answers : array();
}
