<?php
/**
 * The forms of a post that WordPress receives: those in `sq-form` and `sq-newsletter` without an action of their own. When the
 * post is shown they get one; when one is sent, the post is rendered again, and what the visitor says of the form is not
 * believed.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The places of the forms in HTML, with their block.
 *
 * @param string $html HTML.
 * @return array<int, array{start: int, open: int, close: int, end: int, attributes: array<string, string>, block: array<string, string>}>
 */
function sq_blocks_find_forms( $html ) {
	$forms = array();
	$form  = null;
	$block = null;
	if ( ! preg_match( '/<sq-(?:form|newsletter)\b/i', $html ) ) {
		return $forms;
	}
	foreach ( sq_blocks_html_tags( $html ) as $tag ) {
		if ( 'sq-form' === $tag['tag'] || 'sq-newsletter' === $tag['tag'] ) {
			$block = $tag['is_end'] ? null : sq_blocks_html_attributes( $html, $tag );
			$form  = null;
		} elseif ( 'form' === $tag['tag'] && $tag['is_end'] && null !== $form ) {
			$forms[] = array_merge(
				$form,
				array(
					'close' => $tag['start'],
					'end'   => $tag['end'],
				)
			);
			$form    = null;
		} elseif ( 'form' === $tag['tag'] && ! $tag['is_end'] && null !== $block && null === $form ) {
			$form = array(
				'start'      => $tag['start'],
				'open'       => $tag['end'],
				'attributes' => sq_blocks_html_attributes( $html, $tag ),
				'block'      => $block,
			);
		}
	}
	return $forms;
}

/**
 * Whether a form is for WordPress. One with an action of its own is left alone, and so are those that ask for a page (GET) or
 * close a dialog. The platform's action is none: the kit treats it in the same way.
 *
 * @param array<string, string> $attributes Attributes of the form.
 * @return bool
 */
function sq_blocks_is_own_form( $attributes ) {
	$action = trim( $attributes['action'] ?? '' );
	$method = strtolower( trim( $attributes['method'] ?? 'post' ) );
	if ( isset( $attributes['netlify'] ) || isset( $attributes['data-netlify'] ) || 'post' !== $method ) {
		return false;
	}
	// With a root of its own in the page context, a site has a server for these calls.
	$is_platform = 0 === strpos( $action, '/api/form/submit/' ) && empty( sq_blocks_context()['apiRoot'] );
	return '' === $action || '#' === $action[0] || $is_platform;
}

/**
 * The forms that were rendered, by their post and their key.
 *
 * @param int|null                                 $post Where given, the post that is asked for.
 * @param array<string, array<string, mixed>>|null $add  Forms that are added.
 * @return array<string, array<string, mixed>>
 */
function sq_blocks_rendered_forms( $post, $add = null ) {
	static $forms = array();
	if ( null !== $add ) {
		$forms[ $post ] = array_replace( $forms[ $post ] ?? array(), $add );
	}
	return $forms[ $post ] ?? array();
}

/**
 * Gives the forms of a post their address, and notes them.
 *
 * @param string $html The content of a post, rendered.
 * @return string
 */
function sq_blocks_add_actions( $html ) {
	$post = (int) get_the_ID();
	if ( ! $post ) {
		return $html;
	}
	$result = '';
	$end    = 0;
	$known  = array();
	// A post may have several pages, which are shown one at a time.
	$page  = max( 1, (int) ( $GLOBALS['page'] ?? 1 ) );
	$start = $page > 1 ? "p$page-" : '';
	foreach ( sq_blocks_find_forms( $html ) as $place ) {
		if ( ! sq_blocks_is_own_form( $place['attributes'] ) ) {
			continue;
		}
		$base = sanitize_key( $place['block']['form-id'] ?? '' );
		$base = $start . ( '' === $base ? ( count( $known ) + 1 ) : $base );
		$key  = $base;
		for ( $more = 2; isset( $known[ $key ] ); $more++ ) {
			$key = $base . '-' . $more;
		}
		$form          = array(
			'key'     => $key,
			'post'    => $post,
			'page'    => $page,
			'html'    => substr( $html, $place['start'], $place['end'] - $place['start'] ),
			'block'   => $place['block'],
			'options' => sq_blocks_form_options( $place['attributes']['data-sq-options'] ?? '' ),
		);
		$known[ $key ] = $form;
		$result       .= substr( $html, $end, $place['start'] - $end ) . sq_blocks_thanks( $form ) . sq_blocks_form_start( $form, $place['attributes'] );
		$result       .= substr( $html, $place['open'], $place['close'] - $place['open'] ) . sq_blocks_form_end( $form ) . '</form>';
		$end           = $place['end'];
	}
	sq_blocks_rendered_forms( $post, $known );
	return $result . substr( $html, $end );
}
// After the shortcodes (11).
add_filter( 'the_content', 'sq_blocks_add_actions', 12 );

/**
 * The path to which a form is sent. Without a host: a site may have several.
 *
 * @param array<string, mixed> $form A form.
 * @return string
 */
function sq_blocks_form_action( $form ) {
	return wp_make_link_relative( rest_url( sprintf( 'sq-blocks/v1/forms/%d/%s', $form['post'], $form['key'] ) ) );
}

/**
 * The start tag of a form, with its address.
 *
 * @param array<string, mixed>  $form       A form.
 * @param array<string, string> $attributes As its author has written them.
 * @return string
 */
function sq_blocks_form_start( $form, $attributes ) {
	unset( $attributes['data-sq-options'] );
	$attributes['action'] = sq_blocks_form_action( $form );
	$attributes['method'] = 'post';
	$html                 = '<form';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $html . '>';
}

/**
 * What a form has besides its fields: the trap, and for somebody who is signed in a nonce. A nonce that has expired, such as
 * in a page from a cache, makes the sender a stranger, and keeps nothing from being sent.
 *
 * @param array<string, mixed> $form A form.
 * @return string
 */
function sq_blocks_form_end( $form ) {
	$html = sprintf( '<input type="text" name="%s" value="" hidden tabindex="-1" autocomplete="off">', SQ_BLOCKS_TRAP );
	if ( is_user_logged_in() ) {
		$html .= sprintf( '<input type="hidden" name="%s" value="%s">', SQ_BLOCKS_NONCE, esc_attr( wp_create_nonce( sq_blocks_nonce_action( $form ) ) ) );
	}
	return $html;
}

/**
 * What the nonce of a form is for.
 *
 * @param array<string, mixed> $form A form.
 * @return string
 */
function sq_blocks_nonce_action( $form ) {
	return 'sq_blocks_form_' . $form['post'] . '_' . $form['key'];
}

/**
 * Finds a form of a published post, as the post is now.
 *
 * @param int    $id  The post.
 * @param string $key The form.
 * @return array<string, mixed>|null
 */
function sq_blocks_find_form( $id, $key ) {
	$post = get_post( $id );
	if ( ! $post || ! is_post_publicly_viewable( $post ) || post_password_required( $post ) ) {
		return null;
	}
	// Blocks and shortcodes ask for the post that is shown.
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
	setup_postdata( $post );
	foreach ( $GLOBALS['pages'] as $index => $text ) {
		$GLOBALS['page'] = $index + 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		apply_filters( 'the_content', $text ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
	}
	return sq_blocks_rendered_forms( $post->ID )[ $key ] ?? null;
}
