<?php
/**
 * Where forms stand, as their address names it: a post by its id, `widget-text-2`, `part-footer` (of a block theme's templates) or
 * `template-index`. All of them are what the site's owner has published.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds a form as it is published now.
 *
 * @param string $source Where it stands.
 * @param string $key    The form.
 * @return array<string, mixed>|null
 */
function sq_blocks_find_form( $source, $key ) {
	list( $kind, $name ) = explode( '-', $source, 2 ) + array( '', '' );
	if ( ctype_digit( $source ) ) {
		sq_blocks_render_post( (int) $source );
	} elseif ( 'widget' === $kind ) {
		sq_blocks_render_widget( $name );
	} elseif ( 'part' === $kind && wp_is_block_theme() ) {
		render_block(
			array(
				'blockName'    => 'core/template-part',
				'attrs'        => array(
					'slug'  => $name,
					'theme' => get_stylesheet(),
				),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	} elseif ( 'template' === $kind && wp_is_block_theme() ) {
		$template = get_block_template( get_stylesheet() . '//' . $name );
		if ( $template ) {
			sq_blocks_template_with_actions( sq_blocks_expand( $template->content ), $name );
		}
	}
	return sq_blocks_rendered_forms( $source )[ $key ] ?? null;
}

/**
 * Renders a post that everybody may see.
 *
 * @param int $id The post.
 */
function sq_blocks_render_post( $id ) {
	$post = get_post( $id );
	if ( ! $post || ! is_post_publicly_viewable( $post ) || post_password_required( $post ) ) {
		return;
	}
	// Blocks and shortcodes ask for the post that is shown.
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
	setup_postdata( $post );
	foreach ( $GLOBALS['pages'] as $index => $text ) {
		$GLOBALS['page'] = $index + 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		apply_filters( 'the_content', $text ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}
}

/**
 * What a place is called, for the list of messages and the mail.
 *
 * @param array<string, mixed> $form A form.
 * @return string Text.
 */
function sq_blocks_source_title( $form ) {
	if ( $form['post'] ) {
		return sq_blocks_html_text( wp_strip_all_tags( get_the_title( $form['post'] ) ) );
	}
	list( $kind, $name ) = explode( '-', $form['source'], 2 );
	if ( 'widget' === $kind ) {
		$sidebar = $GLOBALS['wp_registered_sidebars'][ sq_blocks_sidebar_of( $name ) ] ?? array();
		return sq_blocks_html_text( $sidebar['name'] ?? $name );
	}
	$template = get_block_template( get_stylesheet() . '//' . $name, 'part' === $kind ? 'wp_template_part' : 'wp_template' );
	return sq_blocks_html_text( $template && $template->title ? $template->title : $name );
}

/**
 * The page of a form: the post, or for a form on many pages the one that was sent. A page of another site is none.
 *
 * @param WP_REST_Request      $request The request.
 * @param array<string, mixed> $form    A form.
 * @return string
 */
function sq_blocks_page_of( $request, $form ) {
	if ( $form['post'] ) {
		return (string) get_permalink( $form['post'] );
	}
	// The page about what is wrong with a form sends it too, and names the one before.
	$given = $request->get_body_params()[ SQ_BLOCKS_PAGE ] ?? $request->get_header( 'referer' );
	$page  = is_string( $given ) ? explode( '#', $given )[0] : '';
	return '' === $page ? home_url( '/' ) : wp_validate_redirect( wp_sanitize_redirect( remove_query_arg( SQ_BLOCKS_THANKS, $page ) ), home_url( '/' ) );
}

/**
 * Whether the author of a post may send mails of the site to anybody.
 *
 * @param int $id A post.
 * @return bool
 */
function sq_blocks_has_trusted_author( $id ) {
	return user_can( (int) get_post_field( 'post_author', $id ), 'edit_others_posts' );
}

/**
 * Adds a text, and those of the patterns and reusable blocks in it.
 *
 * @param array<string, string> $texts      The texts so far; empty for those that are not trusted.
 * @param string                $name       What the text is.
 * @param string                $text       The text.
 * @param bool                  $is_trusted Whether an editor or an administrator has written it.
 */
function sq_blocks_add_text( &$texts, $name, $text, $is_trusted ) {
	if ( isset( $texts[ $name ] ) ) {
		return;
	}
	$texts[ $name ] = $is_trusted ? $text : '';
	foreach ( sq_blocks_references( $text ) as list( $slug, $block ) ) {
		if ( '' !== $slug ) {
			sq_blocks_add_text( $texts, "pattern $slug", sq_blocks_pattern_text( $slug ), true );
		} elseif ( 'wp_block' === get_post_type( $block ) ) {
			sq_blocks_add_text( $texts, "block $block", (string) get_post_field( 'post_content', $block, 'raw' ), sq_blocks_has_trusted_author( $block ) );
		}
	}
}

/**
 * The texts of a form's place in which people who may send mails to anybody have written: of a post by an editor or an
 * administrator, of widgets and templates, with the reusable blocks in them by the same people.
 *
 * @param array<string, mixed> $form A form.
 * @return string[]
 */
function sq_blocks_trusted_texts( $form ) {
	list( $kind, $name ) = explode( '-', $form['source'], 2 ) + array( '', '' );
	$texts               = array();
	if ( $form['post'] ) {
		sq_blocks_add_text( $texts, 'post', (string) get_post_field( 'post_content', $form['post'], 'raw' ), sq_blocks_has_trusted_author( $form['post'] ) );
	} elseif ( 'widget' === $kind ) {
		sq_blocks_add_text( $texts, 'widget', sq_blocks_widget_text( $name ), true );
	} else {
		$template = get_block_template( get_stylesheet() . '//' . $name, 'part' === $kind ? 'wp_template_part' : 'wp_template' );
		sq_blocks_add_text( $texts, 'template', $template ? $template->content : '', true );
	}
	return $texts;
}
