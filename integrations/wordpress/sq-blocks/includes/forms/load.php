<?php
/**
 * Forms that WordPress receives: from the shortcode and from forms in posts, widgets and templates, to a list in wp-admin and a mail.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/html-tags.php';
require_once __DIR__ . '/read-fields.php';
require_once __DIR__ . '/read-labels.php';
require_once __DIR__ . '/conditions.php';
require_once __DIR__ . '/find-forms.php';
require_once __DIR__ . '/form-language.php';
require_once __DIR__ . '/add-actions.php';
require_once __DIR__ . '/sources.php';
require_once __DIR__ . '/widgets.php';
require_once __DIR__ . '/templates.php';
require_once __DIR__ . '/shortcode-fields.php';
require_once __DIR__ . '/field-html.php';
require_once __DIR__ . '/shortcode.php';
require_once __DIR__ . '/form-blocks.php';
require_once __DIR__ . '/read-values.php';
require_once __DIR__ . '/read-files.php';
require_once __DIR__ . '/keep-files.php';
require_once __DIR__ . '/form-with-files.php';
require_once __DIR__ . '/check-values.php';
require_once __DIR__ . '/guard.php';
require_once __DIR__ . '/captcha.php';
require_once __DIR__ . '/submissions.php';
require_once __DIR__ . '/mail.php';
require_once __DIR__ . '/filled-form.php';
require_once __DIR__ . '/answer.php';
require_once __DIR__ . '/receive.php';

if ( is_admin() ) {
	require_once __DIR__ . '/submissions-list.php';
	require_once __DIR__ . '/submission-screen.php';
	require_once __DIR__ . '/download-file.php';
	require_once __DIR__ . '/settings.php';
}
require_once __DIR__ . '/export.php';
require_once __DIR__ . '/privacy.php';
