<?php
/**
 * Where HTML has forms that WordPress receives: those in `sq-form` and `sq-newsletter` without an action of their own.
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
