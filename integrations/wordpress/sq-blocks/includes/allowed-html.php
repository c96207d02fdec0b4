<?php
/**
 * What people without the capability unfiltered_html may write: the tags of the kit, with the attributes that cannot become
 * a script. WordPress filters what they save by these lists (KSES).
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The tags of the kit, written from its declarations.
 *
 * @return array{inline: string[], trusted: string[], addresses: string[], attributes: array<string, array<string, true|string|string[]>>}
 */
function sq_blocks_tags() {
	static $tags = null;
	if ( null === $tags ) {
		$tags = require __DIR__ . '/tags.php';
	}
	return $tags;
}

/**
 * Whether JSON has no address that would run a script. The kit looks at each address again.
 *
 * @param string $value The value of an attribute, as it is written in HTML.
 * @return bool
 */
function sq_blocks_is_harmless_json( $value ) {
	$text = html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	// JSON writes any letter as \u006a as well; browsers pass over control characters and spaces in the protocol.
	$decoded = json_decode( $text );
	$plain   = null === $decoded ? $text : (string) wp_json_encode( $decoded, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	$plain   = (string) preg_replace( '/\\\\[nrtbf]|\\\\u00[01][0-9a-f]|[\x00-\x20]/i', '', $plain );
	return ! preg_match( '#(?:java|vb)script:|data:text/html#i', $plain );
}

/**
 * KSES takes the backslash from every \" of a tag. In JSON another way to write both letters stays as it is.
 *
 * @param string $html HTML that will be filtered.
 * @return string
 */
function sq_blocks_keep_json( $html ) {
	$in_tag = static function ( $tag ) {
		return (string) preg_replace_callback( '/=\s*\'\s*[\[{][^\']*\'/', 'sq_blocks_without_backslashes', $tag );
	};
	$result = '';
	$end    = 0;
	foreach ( sq_blocks_split_html( $html, array() ) as $piece ) {
		if ( 0 === strpos( $piece['tag'], 'sq-' ) && ! $piece['is_end'] ) {
			$result .= substr( $html, $end, $piece['start'] - $end ) . $in_tag( substr( $html, $piece['start'], $piece['end'] - $piece['start'] ) );
			$end     = $piece['end'];
		}
	}
	return $result . substr( $html, $end );
}
add_filter( 'pre_kses', 'sq_blocks_keep_json' );

/**
 * Writes the escaped quotes and backslashes of JSON by their numbers.
 *
 * @param string[] $matches JSON.
 * @return string
 */
function sq_blocks_without_backslashes( $matches ) {
	return (string) preg_replace_callback(
		'/\\\\(["\\\\])/',
		static function ( $escaped ) {
			return '"' === $escaped[1] ? '\u0022' : '\u005c';
		},
		$matches[0]
	);
}

/**
 * Adds the tags to those that posts may have. Comments have a list of their own, which stays as it is.
 *
 * @param array<string, array<string, mixed>|true> $allowed Attributes by tag.
 * @param string|array                             $context Where the HTML is written.
 * @return array<string, array<string, mixed>|true>
 */
function sq_blocks_allow_tags( $allowed, $context ) {
	if ( 'post' !== $context ) {
		return $allowed;
	}
	foreach ( array( 'srcset', 'sizes', 'decoding', 'fetchpriority' ) as $name ) {
		$allowed['img'][ $name ] = true;
	}
	$everywhere = array_fill_keys(
		array( 'aria-describedby', 'aria-label', 'aria-labelledby', 'class', 'dir', 'hidden', 'id', 'lang', 'role', 'slot', 'style', 'title' ),
		true
	);
	// What stands in blocks, and opens them.
	$allowed['dialog']  = $everywhere;
	$allowed['picture'] = $everywhere;
	foreach ( array( 'srcset', 'sizes', 'media', 'type', 'src', 'width', 'height' ) as $name ) {
		$allowed['source'][ $name ] = true;
	}
	foreach ( array( 'command', 'commandfor' ) as $name ) {
		$allowed['button'][ $name ] = true;
	}
	foreach ( $allowed as $tag => $attributes ) {
		if ( is_array( $attributes ) ) {
			$allowed[ $tag ]['slot']   = true;
			$allowed[ $tag ]['hidden'] = true;
		}
	}
	foreach ( sq_blocks_tags()['attributes'] as $tag => $attributes ) {
		$allowed[ $tag ] = $everywhere;
		foreach ( $attributes as $name => $kind ) {
			if ( is_array( $kind ) ) {
				$allowed[ $tag ][ $name ] = array( 'values' => $kind );
			} else {
				$allowed[ $tag ][ $name ] = 'json' === $kind ? array( 'value_callback' => 'sq_blocks_is_harmless_json' ) : true;
			}
		}
	}
	return $allowed;
}
add_filter( 'wp_kses_allowed_html', 'sq_blocks_allow_tags', 10, 2 );

/**
 * Whether a class makes none of the tags that only trusted people may write: <div class="sq-block sq-cookie-banner"> would.
 *
 * @param string $value The value of the attribute, as it is written in HTML.
 * @return bool
 */
function sq_blocks_is_class_of_authors( $value ) {
	$names = preg_split( '/\s+/', strtolower( html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	return ! array_intersect( (array) $names, sq_blocks_tags()['trusted'] );
}

/**
 * Removes the tags that only people with unfiltered_html may write. Of others the text stays, without the tag.
 *
 * @param array<string, array<string, mixed>|true> $allowed Attributes by tag.
 * @param string|array                             $context Where the HTML is written.
 * @return array<string, array<string, mixed>|true>
 */
function sq_blocks_keep_to_trusted( $allowed, $context ) {
	if ( 'post' !== $context ) {
		return $allowed;
	}
	$allowed = array_diff_key( $allowed, array_flip( sq_blocks_tags()['trusted'] ) );
	foreach ( $allowed as $tag => $attributes ) {
		if ( ! empty( $attributes['class'] ) ) {
			$allowed[ $tag ]['class'] = array( 'value_callback' => 'sq_blocks_is_class_of_authors' );
		}
	}
	return $allowed;
}
// After the tags of the kit were added.
add_filter( 'wp_kses_allowed_html', 'sq_blocks_keep_to_trusted', 20, 2 );

/**
 * Lets KSES remove `javascript:` and other protocols from the addresses of the kit's tags.
 *
 * @param string[] $names Attributes that are addresses.
 * @return string[]
 */
function sq_blocks_check_addresses( $names ) {
	return array_merge( $names, sq_blocks_tags()['addresses'] );
}
add_filter( 'wp_kses_uri_attributes', 'sq_blocks_check_addresses' );
