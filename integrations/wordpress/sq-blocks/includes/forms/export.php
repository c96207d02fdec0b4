<?php
/**
 * The submissions as CSV, for spreadsheets.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * A cell that spreadsheets do not run: some run what begins with a sign of a formula, also after spaces, and also its wide and
 * small forms. Where the language of a system separates cells by semicolons or tabs, a quotation mark behind a comma protects
 * nothing: a new cell begins at each separator and each new line of a text.
 *
 * @param string $text A text.
 * @return string
 */
function sq_blocks_csv_cell( $text ) {
	$text   = wp_check_invalid_utf8( $text, true );
	$lead   = '[\s\p{Z}\p{C}"]*+';
	$sign   = '[=+\-@＝＋－＠﹦﹢﹣﹫]';
	$before = preg_match( "/^(?:$lead$sign|[\\t\\r\\n])/u", $text ) ? "'" : '';
	// The sign may be missing: what has been read is not read again, however many separators follow each other.
	$inside = preg_replace_callback(
		"/([,;|\\t\\x0b\\f\\r\\n\\x{85}\\x{2028}\\x{2029}]$lead)($sign?)/u",
		static function ( $found ) {
			return '' === $found[2] ? $found[0] : $found[1] . "'" . $found[2];
		},
		$text
	);
	return '"' . str_replace( '"', '""', $before . $inside ) . '"';
}

/**
 * A line of the file.
 *
 * @param string[] $cells Texts.
 * @return string
 */
function sq_blocks_csv_line( $cells ) {
	return implode( ',', array_map( 'sq_blocks_csv_cell', $cells ) ) . "\r\n";
}

/**
 * Calls a function with each submission, oldest first, some at a time: a site may have many.
 *
 * @param array<string, mixed> $query What is asked for.
 * @param callable             $each  The function.
 */
function sq_blocks_each_submission( $query, $each ) {
	$asked = array(
		'post_type'        => 'sq_submission',
		'post_status'      => 'private',
		'posts_per_page'   => 200,
		'orderby'          => 'ID',
		'order'            => 'ASC',
		'suppress_filters' => true,
	);
	for ( $page = 1; ; $page++ ) {
		$found = get_posts( array_merge( $asked, $query, array( 'paged' => $page ) ) );
		array_walk( $found, $each );
		if ( count( $found ) < 200 ) {
			return;
		}
	}
}

/**
 * The file.
 *
 * @param string   $search Words that the submissions have; empty for all.
 * @param callable $write  Is called with each part of it.
 */
function sq_blocks_write_csv( $search, $write ) {
	$query  = '' === $search ? array() : array( 's' => $search );
	$labels = array();
	sq_blocks_each_submission(
		$query,
		static function ( $post ) use ( &$labels ) {
			$labels = array_merge( $labels, array_diff( array_column( sq_blocks_submission_answers( $post->ID ), 'label' ), $labels ) );
		}
	);
	// Without this mark, spreadsheets read the file in an older encoding.
	$write( "\xef\xbb\xbf" . sq_blocks_csv_line( array_merge( array( __( 'Date', 'sq-blocks' ), __( 'Page', 'sq-blocks' ), __( 'Form', 'sq-blocks' ) ), $labels ) ) );
	sq_blocks_each_submission(
		$query,
		static function ( $post ) use ( $labels, $write ) {
			$cells = array( $post->post_date, sq_blocks_html_text( $post->post_title ), (string) get_post_meta( $post->ID, '_sq_form', true ) );
			$texts = array();
			foreach ( sq_blocks_submission_answers( $post->ID ) as $answer ) {
				$texts[ $answer['label'] ][] = $answer['value'];
			}
			foreach ( $labels as $label ) {
				$cells[] = implode( ', ', $texts[ $label ] ?? array() );
			}
			$write( sq_blocks_csv_line( $cells ) );
		}
	);
}

/**
 * Sends the file.
 */
function sq_blocks_export() {
	$type = get_post_type_object( 'sq_submission' );
	if ( ! $type || ! current_user_can( $type->cap->edit_others_posts ) ) {
		wp_die( esc_html__( 'You are not allowed to export these messages.', 'sq-blocks' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'sq_blocks_export' );
	$search = isset( $_GET['s'] ) && is_string( $_GET['s'] ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : '';
	nocache_headers();
	header( 'Content-Type: text/csv; charset=UTF-8' );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Content-Disposition: attachment; filename="messages-' . gmdate( 'Y-m-d' ) . '.csv"' );
	sq_blocks_write_csv(
		$search,
		static function ( $part ) {
			echo $part; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file, not a page.
		}
	);
	exit;
}
add_action( 'admin_post_sq_blocks_export', 'sq_blocks_export' );
