<?php
/**
 * Keeps WordPress's paragraphs (wpautop) and typographic quotes (wptexturize) out of the blocks.
 *
 * Before these filters each block is taken out of the text, with all that is inside; after them it is put back. In its place
 * stands a `div`, which gets no paragraph, or a `span` where the block is a part of a sentence.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The places of the outermost blocks in HTML: where each begins, where it ends, and its tag. Tags in comments, in attributes
 * and in scripts are none; nor is a tag that is not closed.
 *
 * @param string $html HTML.
 * @return array<int, array{0: int, 1: int, 2: string}>
 */
function sq_blocks_find( $html ) {
	$known  = sq_blocks_tags()['attributes'];
	$tags   = array();
	$open   = array();
	$closes = array();
	foreach ( sq_blocks_split_html( $html, array( 'script', 'style', 'textarea', 'pre', 'code' ) ) as $piece ) {
		$tag = $piece['tag'];
		if ( null !== $piece['text'] || ! isset( $known[ $tag ] ) ) {
			continue;
		}
		$index  = count( $tags );
		$tags[] = $piece;
		if ( ! $piece['is_end'] ) {
			$open[ $tag ][] = $index;
		} elseif ( ! empty( $open[ $tag ] ) ) {
			$closes[ array_pop( $open[ $tag ] ) ] = $index;
		}
	}
	$places = array();
	$end    = 0;
	foreach ( $tags as $index => $piece ) {
		if ( isset( $closes[ $index ] ) && $piece['start'] >= $end ) {
			$end      = $tags[ $closes[ $index ] ]['end'];
			$places[] = array( $piece['start'], $end, $piece['tag'] );
		}
	}
	return $places;
}

/**
 * Whether there is an empty line, or nothing at all, before and after a part of a text.
 *
 * @param string $html The text.
 * @param int    $from Where the part begins.
 * @param int    $to   Where it ends.
 * @return bool
 */
function sq_blocks_is_alone( $html, $from, $to ) {
	$start = $from;
	while ( $start > 0 && ctype_space( $html[ $start - 1 ] ) ) {
		--$start;
	}
	$is_apart = 0 === $start || preg_match( '/\n[ \t]*+\r?\n/', substr( $html, $start, $from - $start ) );
	return $is_apart && preg_match( '/\G[ \t]*+(?:\r?\n[ \t]*+\r?\n|\s*+\z)/', $html, $found, 0, $to );
}

/**
 * The blocks that are taken out, by what stands in their place.
 *
 * @param array<string, string>|null $add Blocks that are added.
 * @return array<string, string>
 */
function sq_blocks_taken_out( $add = null ) {
	static $blocks = array();
	if ( null !== $add ) {
		$blocks = array_merge( $blocks, $add );
	}
	return $blocks;
}

/**
 * Takes the blocks out of a text.
 *
 * @param string $html HTML.
 * @return string
 */
function sq_blocks_take_out( $html ) {
	if ( false === stripos( $html, '<sq-' ) ) {
		return $html;
	}
	$result = '';
	$end    = 0;
	$blocks = array();
	foreach ( sq_blocks_find( $html ) as list( $from, $to, $tag ) ) {
		// With an empty line before and after it, a block is no part of a sentence.
		$is_alone = sq_blocks_is_alone( $html, $from, $to );
		$element  = in_array( $tag, sq_blocks_tags()['inline'], true ) && ! $is_alone ? 'span' : 'div';
		$place    = sprintf( '<%1$s data-sq-taken-out="%2$s"></%1$s>', $element, wp_unique_id( wp_rand() . '-' ) );
		$result  .= substr( $html, $end, $from - $end ) . $place;
		$end      = $to;

		$blocks[ $place ] = substr( $html, $from, $to - $from );
	}
	sq_blocks_taken_out( $blocks );
	return $result . substr( $html, $end );
}

/**
 * Puts the blocks back.
 *
 * @param string $html HTML.
 * @return string
 */
function sq_blocks_put_back( $html ) {
	return false === strpos( $html, 'data-sq-taken-out' ) ? $html : strtr( $html, sq_blocks_taken_out() );
}

/**
 * Typographic quotes are made in the whole of a block theme's page as well: not in the blocks.
 *
 * @param string[] $tags Tags whose text is left alone.
 * @return string[]
 */
function sq_blocks_no_texturize( $tags ) {
	return array_merge( $tags, array_keys( sq_blocks_tags()['attributes'] ) );
}
add_filter( 'no_texturize_tags', 'sq_blocks_no_texturize' );

foreach ( array( 'the_content', 'widget_text_content' ) as $sq_blocks_filter ) {
	// After do_blocks (9), before wptexturize and wpautop (10).
	add_filter( $sq_blocks_filter, 'sq_blocks_take_out', 9 );
	add_filter( $sq_blocks_filter, 'sq_blocks_put_back', 10 );
	// These work on the images and links of a block too. Until WordPress 6.4 they have the same priority as wpautop.
	foreach ( array( 'wp_filter_content_tags', 'wp_replace_insecure_home_url' ) as $sq_blocks_later ) {
		if ( 10 === has_filter( $sq_blocks_filter, $sq_blocks_later ) ) {
			remove_filter( $sq_blocks_filter, $sq_blocks_later, 10 );
			add_filter( $sq_blocks_filter, $sq_blocks_later, 10 );
		}
	}
}
unset( $sq_blocks_filter, $sq_blocks_later );
