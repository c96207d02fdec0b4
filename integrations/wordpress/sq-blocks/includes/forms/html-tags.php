<?php
/**
 * Reads HTML as a list of tags. WordPress has a reader of its own since 6.2, and PHP's needs an extension.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The tags of HTML in their order, with where each begins and ends. A script, a style and a comment are one entry without a
 * tag; a text area is one entry with its text.
 *
 * @param string $html HTML.
 * @return array<int, array{tag: string, is_end: bool, start: int, end: int, text: string}>
 */
function sq_blocks_html_tags( $html ) {
	$attributes = '(?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+';
	$pattern    = '~<!--.*?-->|<(script|style)\b' . $attributes . '>.*?</\1\s*>|<textarea\b' . $attributes . '>(.*?)</textarea\s*>|<(/?)([a-z][a-z0-9-]*+)' . $attributes . '>~is';
	if ( ! preg_match_all( $pattern, $html, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE ) ) {
		return array();
	}
	$tags = array();
	foreach ( $matches as $match ) {
		list( $whole, $start ) = $match[0];
		$is_text_area          = 0 === stripos( $whole, '<textarea' );
		$tags[]                = array(
			'tag'    => $is_text_area ? 'textarea' : strtolower( $match[4][0] ?? '' ),
			'is_end' => '/' === ( $match[3][0] ?? '' ),
			'start'  => $start,
			'end'    => $start + strlen( $whole ),
			// Browsers leave out a line break at its beginning.
			'text'   => $is_text_area ? sq_blocks_html_text( preg_replace( '/^\r?\n/', '', $match[2][0] ) ) : '',
		);
	}
	return $tags;
}

/**
 * The attributes of a tag: names in lower case, values as text. Of two with the same name the first counts.
 *
 * @param string                         $html HTML.
 * @param array{start: int, end: int} $tag  A tag of it.
 * @return array<string, string>
 */
function sq_blocks_html_attributes( $html, $tag ) {
	$text = substr( $html, $tag['start'], $tag['end'] - $tag['start'] );
	if ( ! preg_match( '~^<[a-z][a-z0-9-]*((?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+)>~i', $text, $parts ) ) {
		return array();
	}
	preg_match_all( '~([^\s"\'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'][^\s]*)))?~', $parts[1], $found, PREG_SET_ORDER );
	$attributes = array();
	foreach ( $found as $each ) {
		$name = strtolower( $each[1] );
		if ( ! isset( $attributes[ $name ] ) ) {
			$attributes[ $name ] = sq_blocks_html_text( $each[4] ?? ( ( $each[3] ?? '' ) . ( $each[2] ?? '' ) ) );
		}
	}
	return $attributes;
}

/**
 * HTML of a text, decoded.
 *
 * @param string $html HTML without tags.
 * @return string
 */
function sq_blocks_html_text( $html ) {
	return html_entity_decode( (string) $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Elements that have no end tag.
 *
 * @param string $tag A tag.
 * @return bool
 */
function sq_blocks_is_void( $tag ) {
	return in_array( $tag, array( '', 'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'textarea', 'track', 'wbr' ), true );
}
