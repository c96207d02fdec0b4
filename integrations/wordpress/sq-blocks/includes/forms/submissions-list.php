<?php
/**
 * The list of submissions in wp-admin.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/** How many fields the list shows, and how much of each. */
const SQ_BLOCKS_LISTED_FIELDS = 3;
const SQ_BLOCKS_LISTED_LENGTH = 80;

/**
 * The columns.
 *
 * @param array<string, string> $columns Titles by name.
 * @return array<string, string>
 */
function sq_blocks_list_columns( $columns ) {
	return array(
		'cb'        => $columns['cb'] ?? '',
		'sq_fields' => __( 'Message', 'sq-blocks' ),
		'sq_page'   => __( 'Page', 'sq-blocks' ),
		'sq_form'   => __( 'Form', 'sq-blocks' ),
		'sq_mail'   => __( 'Mail', 'sq-blocks' ),
		'date'      => __( 'Date', 'sq-blocks' ),
	);
}
add_filter( 'manage_sq_submission_posts_columns', 'sq_blocks_list_columns' );

/**
 * The column with the links of a row.
 *
 * @param string $column The column that WordPress has chosen.
 * @param string $screen The screen.
 * @return string
 */
function sq_blocks_primary_column( $column, $screen ) {
	return 'edit-sq_submission' === $screen ? 'sq_fields' : $column;
}
add_filter( 'list_table_primary_column', 'sq_blocks_primary_column', 10, 2 );

/**
 * Prints a cell.
 *
 * @param string $column The column.
 * @param int    $id     The submission.
 */
function sq_blocks_list_cell( $column, $id ) {
	if ( 'sq_fields' === $column ) {
		$lines = array();
		foreach ( array_slice( sq_blocks_submission_answers( $id ), 0, SQ_BLOCKS_LISTED_FIELDS ) as $answer ) {
			$value   = sq_blocks_single_line( $answer['value'] );
			$value   = mb_strlen( $value ) > SQ_BLOCKS_LISTED_LENGTH ? mb_substr( $value, 0, SQ_BLOCKS_LISTED_LENGTH ) . '…' : $value;
			$lines[] = '<strong>' . esc_html( $answer['label'] ) . ':</strong> ' . esc_html( $value );
		}
		printf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $id ) ), implode( '<br>', $lines ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
	} elseif ( 'sq_page' === $column ) {
		$page = (int) wp_get_post_parent_id( $id );
		if ( $page && get_post( $page ) ) {
			printf( '<a href="%s">%s</a>', esc_url( (string) get_permalink( $page ) ), esc_html( sq_blocks_html_text( wp_strip_all_tags( get_the_title( $page ) ) ) ) );
		} else {
			// The page was deleted: the title that it had.
			echo esc_html( sq_blocks_html_text( get_post_field( 'post_title', $id, 'raw' ) ) );
		}
	} elseif ( 'sq_form' === $column ) {
		echo esc_html( (string) get_post_meta( $id, '_sq_form', true ) );
	} elseif ( 'sq_mail' === $column && get_post_meta( $id, '_sq_mail_failed', true ) ) {
		esc_html_e( 'Could not be sent', 'sq-blocks' );
	}
}
add_action( 'manage_sq_submission_posts_custom_column', 'sq_blocks_list_cell', 10, 2 );

/**
 * The links of a row: nothing is edited.
 *
 * @param array<string, string> $actions Links by name.
 * @param WP_Post               $post    A post.
 * @return array<string, string>
 */
function sq_blocks_row_actions( $actions, $post ) {
	if ( 'sq_submission' !== $post->post_type ) {
		return $actions;
	}
	unset( $actions['inline hide-if-no-js'], $actions['view'], $actions['edit'] );
	if ( 'trash' === $post->post_status ) {
		return $actions;
	}
	$read = sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $post->ID ) ), esc_html__( 'Read', 'sq-blocks' ) );
	return array_merge( array( 'sq_read' => $read ), $actions );
}
add_filter( 'post_row_actions', 'sq_blocks_row_actions', 10, 2 );

/**
 * What is done with several at once.
 *
 * @param array<string, string> $actions Titles by name.
 * @return array<string, string>
 */
function sq_blocks_bulk_actions( $actions ) {
	unset( $actions['edit'] );
	return $actions;
}
add_filter( 'bulk_actions-edit-sq_submission', 'sq_blocks_bulk_actions' );

/**
 * "Private" beside each row says nothing: all are.
 *
 * @param array<string, string> $states States of a post.
 * @param WP_Post               $post   A post.
 * @return array<string, string>
 */
function sq_blocks_post_states( $states, $post ) {
	return 'sq_submission' === $post->post_type ? array() : $states;
}
add_filter( 'display_post_states', 'sq_blocks_post_states', 10, 2 );

/**
 * The button that exports the list.
 *
 * @param string $which Above or below the list.
 */
function sq_blocks_export_button( $which ) {
	$screen = get_current_screen();
	if ( 'top' !== $which || ! $screen || 'edit-sq_submission' !== $screen->id ) {
		return;
	}
	$search  = isset( $_GET['s'] ) && is_string( $_GET['s'] ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
	$address = add_query_arg(
		array(
			'action' => 'sq_blocks_export',
			's'      => rawurlencode( $search ),
		),
		admin_url( 'admin-post.php' )
	);
	printf( '<a class="button" href="%s">%s</a>', esc_url( wp_nonce_url( $address, 'sq_blocks_export' ) ), esc_html__( 'Export as CSV', 'sq-blocks' ) );
}
add_action( 'manage_posts_extra_tablenav', 'sq_blocks_export_button' );
