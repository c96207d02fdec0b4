<?php
/**
 * Gives forms their address. When a post, a widget or a template is shown its forms get one; when one of them is sent, the same is
 * rendered again (sources.php), and what the visitor says of the form is not believed.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The forms that were rendered, by where they stand and their key.
 *
 * @param string                                   $source Where they stand.
 * @param array<string, array<string, mixed>>|null $add    Forms that are added.
 * @return array<string, array<string, mixed>>
 */
function sq_blocks_rendered_forms( $source, $add = null ) {
	static $forms = array();
	if ( null !== $add ) {
		$forms[ $source ] = array_replace( $forms[ $source ] ?? array(), $add );
	}
	return $forms[ $source ] ?? array();
}

/**
 * Gives forms their address, and notes them. Those that have one already, such as a post's form in a template, are left alone.
 *
 * @param string $html   HTML.
 * @param string $source Where it stands: the id of a post, or what sources.php knows.
 * @param int    $page   A post may have several pages, which are shown one at a time.
 * @return string
 */
function sq_blocks_add_actions( $html, $source, $page = 1 ) {
	$result = '';
	$end    = 0;
	$known  = array();
	$start  = $page > 1 ? "p$page-" : '';
	foreach ( sq_blocks_find_forms( $html ) as $place ) {
		if ( ! sq_blocks_is_own_form( $place['attributes'] ) ) {
			continue;
		}
		$inside = substr( $html, $place['open'], $place['close'] - $place['open'] );
		if ( sq_blocks_has_files( $inside ) ) {
			$inside                         = sq_blocks_list_names( $inside );
			$place['attributes']['enctype'] = 'multipart/form-data';
		}
		$base = sanitize_key( $place['block']['form-id'] ?? '' );
		$base = $start . ( '' === $base ? ( count( $known ) + 1 ) : $base );
		$key  = $base;
		for ( $more = 2; isset( $known[ $key ] ); $more++ ) {
			$key = $base . '-' . $more;
		}
		$form          = array(
			'key'     => $key,
			'source'  => $source,
			'post'    => ctype_digit( $source ) ? (int) $source : 0,
			'page'    => $page,
			'html'    => substr( $html, $place['start'], $place['open'] - $place['start'] ) . $inside . '</form>',
			'block'   => $place['block'],
			'options' => sq_blocks_form_options( $place['attributes']['data-sq-options'] ?? '' ),
		);
		$known[ $key ] = $form;
		$result       .= substr( $html, $end, $place['start'] - $end ) . sq_blocks_thanks( $form ) . sq_blocks_form_start( $form, $place['attributes'] );
		$result       .= $inside . sq_blocks_form_end( $form ) . '</form>';
		$end           = $place['end'];
	}
	sq_blocks_rendered_forms( $source, $known );
	return $result . substr( $html, $end );
}

/**
 * Gives the forms of a post their address.
 *
 * @param string $html The content of a post, rendered.
 * @return string
 */
function sq_blocks_add_post_actions( $html ) {
	$post = (int) get_the_ID();
	return $post ? sq_blocks_add_actions( $html, (string) $post, max( 1, (int) ( $GLOBALS['page'] ?? 1 ) ) ) : $html;
}
// After the shortcodes (11).
add_filter( 'the_content', 'sq_blocks_add_post_actions', 12 );

/**
 * The path to which a form is sent. Without a host: a site may have several.
 *
 * @param array<string, mixed> $form A form.
 * @return string
 */
function sq_blocks_form_action( $form ) {
	return wp_make_link_relative( rest_url( sprintf( 'sq-blocks/v1/forms/%s/%s', rawurlencode( $form['source'] ), $form['key'] ) ) );
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
 * What a form has besides its fields: the trap, the language of a page that has one of its own, and for somebody who is signed in a nonce. A nonce that has expired, such as
 * in a page from a cache, makes the sender a stranger, and keeps nothing from being sent.
 *
 * @param array<string, mixed> $form A form.
 * @return string
 */
function sq_blocks_form_end( $form ) {
	$html = sprintf( '<input type="text" name="%s" value="" hidden tabindex="-1" autocomplete="off">', SQ_BLOCKS_TRAP );
	if ( get_locale() !== sq_blocks_site_locale() ) {
		$html .= sprintf( '<input type="hidden" name="%s" value="%s">', SQ_BLOCKS_LOCALE, esc_attr( get_locale() ) );
	}
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
	return 'sq_blocks_form_' . $form['source'] . '_' . $form['key'];
}
