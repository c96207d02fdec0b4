<?php
/**
 * Reads HTML as a list of tags. WordPress has a reader of its own since 6.2, and PHP's needs an extension.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Where a tag ends. Tags that are not closed are many in broken or hostile HTML: what was read in vain for one of them is not
 * read again for the next.
 *
 * @param string               $html HTML.
 * @param int                  $at   A place in the tag, outside of quotes; behind that of the call before.
 * @param array<string, mixed> $seen What the calls before have found in this HTML; an empty array at first.
 * @return int 0 where it is not closed.
 */
function sq_blocks_tag_end( $html, $at, &$seen ) {
	$length       = strlen( $html );
	$next         = $at <= ( $seen['next'] ?? -1 ) ? $seen['next'] : $at + strcspn( $html, '>"\'', $at );
	$seen['next'] = $next;
	while ( $next < $length && ! isset( $seen['vain'][ $next ] ) ) {
		if ( '>' === $html[ $next ] ) {
			return $next + 1;
		}
		$seen['vain'][ $next ] = true;

		$close = strpos( $html, $html[ $next ], $next + 1 );
		if ( false === $close ) {
			return 0;
		}
		$next = $close + 1 + strcspn( $html, '>"\'', $close + 1 );
	}
	return 0;
}

/**
 * The tags and comments of HTML in their order, with where each begins and ends.
 *
 * @param string   $html HTML.
 * @param string[] $raw  Elements in which there are no tags: one that is closed is one entry, with its text.
 * @return array<int, array{tag: string, is_end: bool, start: int, end: int, text: string|null}> `tag` is empty for a comment.
 */
function sq_blocks_split_html( $html, $raw ) {
	$pieces = array();
	$seen   = array();
	// What is not closed once is not closed later.
	$open = array();
	$at   = 0;
	while ( preg_match( '~<(?:!--|(/?)([a-z][a-z0-9-]*+))~i', $html, $found, PREG_OFFSET_CAPTURE, $at ) ) {
		list( $begin, $start ) = $found[0];

		$at   = $start + strlen( $begin );
		$tag  = strtolower( $found[2][0] ?? '' );
		$text = null;
		if ( '' === $tag ) {
			$close = isset( $open['--'] ) ? false : strpos( $html, '-->', $at );
			$end   = false === $close ? 0 : $close + 3;

			$open += $end ? array() : array( '--' => true );
		} else {
			$end = sq_blocks_tag_end( $html, $at, $seen );
		}
		if ( ! $end ) {
			continue;
		}
		$is_end = '/' === ( $found[1][0] ?? '' );
		if ( ! $is_end && in_array( $tag, $raw, true ) && ! isset( $open[ $tag ] ) ) {
			if ( preg_match( "~</$tag\\s*+>~i", $html, $close, PREG_OFFSET_CAPTURE, $end ) ) {
				$text = substr( $html, $end, $close[0][1] - $end );
				$end  = $close[0][1] + strlen( $close[0][0] );
			} else {
				$open[ $tag ] = true;
			}
		}
		$pieces[] = compact( 'tag', 'is_end', 'start', 'end', 'text' );
		$at       = $end;
	}
	return $pieces;
}

/**
 * The tags of HTML in their order, with where each begins and ends. A script, a style and a comment are one entry without a
 * tag; a text area is one entry with its text.
 *
 * @param string $html HTML.
 * @return array<int, array{tag: string, is_end: bool, start: int, end: int, text: string}>
 */
function sq_blocks_html_tags( $html ) {
	$tags = array();
	foreach ( sq_blocks_split_html( $html, array( 'script', 'style', 'textarea' ) ) as $piece ) {
		if ( 'textarea' !== $piece['tag'] && null !== $piece['text'] ) {
			$piece['tag'] = '';
		}
		// Browsers leave out a line break at its beginning.
		$piece['text'] = 'textarea' === $piece['tag'] ? sq_blocks_html_text( preg_replace( '/^\r?\n/', '', (string) $piece['text'] ) ) : '';
		$tags[]        = $piece;
	}
	return $tags;
}

/**
 * The text of HTML: without tags, and without what scripts and styles have. WordPress's own (wp_strip_all_tags) takes minutes
 * for many scripts that are not closed.
 *
 * @param string $html HTML.
 * @return string
 */
function sq_blocks_strip_tags( $html ) {
	$text = '';
	$end  = 0;
	foreach ( sq_blocks_split_html( $html, array( 'script', 'style' ) ) as $piece ) {
		if ( null !== $piece['text'] ) {
			$text .= substr( $html, $end, $piece['start'] - $end );
			$end   = $piece['end'];
		}
	}
	return trim( strip_tags( $text . substr( $html, $end ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags
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
