<?php
/**
 * Plugin Name:       sq-blocks
 * Description:       Galleries, lightboxes, forms, consent, maps and shops as plain HTML tags, in posts, widgets and templates.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       sq-blocks
 * Domain Path:       /languages
 *
 * `{{version}}` is filled in when the plugin is packed (tools/wordpress/plugin-files.mjs).
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

define( 'SQ_BLOCKS_VERSION', '{{version}}' );
define( 'SQ_BLOCKS_FILE', __FILE__ );

require_once __DIR__ . '/includes/languages.php';
require_once __DIR__ . '/includes/allowed-html.php';
require_once __DIR__ . '/includes/classic-editor.php';
require_once __DIR__ . '/includes/paragraphs.php';
require_once __DIR__ . '/includes/loading.php';
require_once __DIR__ . '/includes/shortcode-attributes.php';
require_once __DIR__ . '/includes/gallery-shortcode.php';
require_once __DIR__ . '/includes/forms/load.php';
require_once __DIR__ . '/includes/cookie-banner.php';
require_once __DIR__ . '/includes/consent.php';
require_once __DIR__ . '/includes/keep-answer.php';
require_once __DIR__ . '/includes/optimizers.php';
require_once __DIR__ . '/includes/patterns.php';
require_once __DIR__ . '/includes/editor-blocks.php';
require_once __DIR__ . '/includes/plugin-links.php';
