<?php
/**
 * What plugins for speed do with a page, for the tests. The option `test_optimizer` says which:
 * `delay-source` and `delay-type` keep scripts back until the visitor does something (WP Rocket, Perfmatters, Flying Scripts);
 * `delay-others` all but those that it was told to leave (WP Rocket's filter), `delay-classic` besides no modules (LiteSpeed's
 * filter); `cache` moves files into a folder of its own, without their hashes; `cdn` to another server; `minify` changes files
 * and keeps their hashes.
 */
function test_optimizer_is( string ...$names ): bool {
	return in_array( get_option( 'test_optimizer' ), $names, true );
}

/** The attributes of a tag, as they are written. */
function test_optimizer_attribute( string $tag, string $name ): string {
	return preg_match( "/\s$name=([\"'])(.*?)\\1/", $tag, $parts ) ? $parts[2] : '';
}

function test_optimizer_delay( array $script ): string {
	list( $all, $attributes, $content ) = $script;

	$type = test_optimizer_attribute( $attributes, 'type' );
	if ( ! in_array( $type, array( '', 'text/javascript', 'module' ), true ) || ( 'module' === $type && test_optimizer_is( 'delay-classic' ) ) ) {
		return $all;
	}
	if ( test_optimizer_is( 'delay-others' ) ) {
		foreach ( apply_filters( 'rocket_delay_js_exclusions', array() ) as $pattern ) {
			if ( preg_match( "#$pattern#i", $all ) ) {
				return $all;
			}
		}
	}
	if ( test_optimizer_is( 'delay-classic' ) ) {
		$address = test_optimizer_attribute( $attributes, 'src' );
		foreach ( apply_filters( 'litespeed_optm_js_defer_exc', array() ) as $words ) {
			if ( false !== strpos( $address ? $address : $content, $words ) ) {
				return $all;
			}
		}
	}
	$attributes = preg_replace( '/\stype=/', ' data-rocket-type=', $attributes );
	if ( ! test_optimizer_is( 'delay-type' ) ) {
		$attributes = preg_replace( '/\ssrc=/', ' data-rocket-src=', $attributes );
	}
	return "<script type=\"text/rocketlazyloadscript\"$attributes>$content</script>";
}

/** A file of the plugin, in the folder of the optimizer. */
function test_optimizer_move( array $parts ): string {
	list( $tag, $before, $address ) = $parts;

	$path = strtok( $address, '?' );
	$file = str_replace( content_url(), WP_CONTENT_DIR, $path );
	if ( 0 !== strpos( $path, plugins_url() ) || ! is_file( $file ) ) {
		return $tag;
	}
	if ( test_optimizer_is( 'cdn' ) ) {
		return $before . str_replace( home_url(), 'https://cdn.example', $address );
	}
	$moved = str_replace( WP_CONTENT_DIR, WP_CONTENT_DIR . '/cache/min/1', $file );
	wp_mkdir_p( dirname( $moved ) );
	file_put_contents( $moved, file_get_contents( $file ) . ( test_optimizer_is( 'minify' ) ? "\n/* smaller */" : '' ) );
	return $before . str_replace( WP_CONTENT_DIR, content_url(), $moved );
}

const TEST_OPTIMIZER_LOADER = <<<'JS'
<script>
const events = ['keydown', 'mousedown', 'mousemove', 'touchstart', 'wheel'];
async function putBack() {
  for (const event of events) removeEventListener(event, putBack);
  const all = [...document.querySelectorAll('script[type$=rocketlazyloadscript]')];
  const isLate = (each) => each.dataset.rocketType === 'module';
  for (const old of [...all.filter((each) => !isLate(each)), ...all.filter(isLate)]) {
    const script = document.createElement('script');
    for (const { name, value } of old.attributes)
      if (name !== 'type') script.setAttribute(name.replace('data-rocket-', ''), value);
    script.text = old.text;
    const isFile = script.hasAttribute('src');
    const end = new Promise((resolve) => { script.onload = script.onerror = resolve; });
    old.replaceWith(script);
    if (isFile) await end;
  }
  document.documentElement.dataset.putBack = String(all.length);
}
for (const event of events) addEventListener(event, putBack);
</script>
JS;

add_action(
	'template_redirect',
	static function () {
		ob_start(
			static function ( string $html ): string {
				if ( test_optimizer_is( 'delay-source', 'delay-type', 'delay-classic', 'delay-others' ) ) {
					$html = preg_replace_callback( '/<script\b([^>]*)>(.*?)<\/script>/is', 'test_optimizer_delay', $html );
					$html = str_replace( '<head>', '<head>' . TEST_OPTIMIZER_LOADER, $html );
				}
				if ( test_optimizer_is( 'cache', 'cdn', 'minify' ) ) {
					$html = preg_replace_callback( '/(<(?:script|link)\b[^>]*?\s(?:src|href)=["\'])([^"\']+)/i', 'test_optimizer_move', $html );
				}
				return test_optimizer_is( 'cache' ) ? preg_replace( '/\sintegrity=(["\']).*?\1/', '', $html ) : $html;
			}
		);
	}
);
