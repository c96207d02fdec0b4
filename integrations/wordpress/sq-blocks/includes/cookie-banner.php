<?php
/**
 * A cookie banner on every page: Settings, Reading, "Cookie banner". Off until the owner switches it on.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the owner has set.
 *
 * @return array{show: bool, text: string, purposes: string[]}
 */
function sq_blocks_cookie_banner_settings() {
	return sq_blocks_clean_banner_settings( get_option( 'sq_blocks_cookie_banner', array() ) );
}

/**
 * What visitors may choose apart, by the words of the kit.
 *
 * @return array<string, string>
 */
function sq_blocks_purposes() {
	return array(
		'functional' => __( 'captchas, calendars and forms of others', 'sq-blocks' ),
		'analytics'  => __( 'counting visits', 'sq-blocks' ),
		'media'      => __( 'videos, maps and embeds', 'sq-blocks' ),
		'marketing'  => __( 'advertising', 'sq-blocks' ),
	);
}

/**
 * Settings without anything else.
 *
 * @param mixed $given What a form has sent, or what is stored.
 * @return array{show: bool, text: string, purposes: string[]}
 */
function sq_blocks_clean_banner_settings( $given ) {
	$given = is_array( $given ) ? $given : array();
	return array(
		'show'     => ! empty( $given['show'] ),
		'text'     => trim( wp_kses_post( is_string( $given['text'] ?? '' ) ? $given['text'] ?? '' : '' ) ),
		'purposes' => array_values( array_intersect( array( 'functional', 'analytics', 'media', 'marketing' ), (array) ( $given['purposes'] ?? array() ) ) ),
	);
}

/**
 * The banner of the whole site.
 *
 * @return string HTML. Empty where there is none.
 */
function sq_blocks_cookie_banner() {
	$settings = sq_blocks_cookie_banner_settings();
	$html     = '';
	if ( $settings['show'] ) {
		$text     = '' === $settings['text'] ? __( 'We use cookies and content of others only if you agree.', 'sq-blocks' ) : $settings['text'];
		$purposes = $settings['purposes'] ? sprintf( ' purposes="%s"', esc_attr( implode( ' ', $settings['purposes'] ) ) ) : '';
		$html     = sprintf( '<sq-cookie-banner accept-type="OPT_IN_AND_OUT"%s><p>%s %s</p></sq-cookie-banner>', $purposes, $text, get_the_privacy_policy_link() );
	}
	/**
	 * The cookie banner of the whole site: a theme can give its own, or none.
	 *
	 * @param string $html A tag sq-cookie-banner, or an empty text.
	 */
	return (string) apply_filters( 'sq_blocks_cookie_banner', $html );
}

/**
 * The link, or the button, that opens the banner again: it must be as easy to withdraw as to agree.
 *
 * @return string HTML.
 */
function sq_blocks_cookie_choices() {
	$words  = esc_html__( 'Cookie choices', 'sq-blocks' );
	$policy = get_privacy_policy_url();
	// Without script a link leads to the policy.
	$control = '' === $policy
		? '<button type="button" data-sq-action="open-consent">' . $words . '</button>'
		: sprintf( '<a href="%s" data-sq-action="open-consent">%s</a>', esc_url( $policy ), $words );
	$html    = sprintf( '<section class="sq-blocks-cookie-choices" aria-label="%s" style="padding:1em;text-align:center">%s</section>', $words, $control );
	/**
	 * What opens the cookie banner again, at the end of each page. A theme that has an element with
	 * `data-sq-action="open-consent"` on every page returns an empty text.
	 *
	 * @param string $html HTML.
	 */
	return (string) apply_filters( 'sq_blocks_cookie_choices', $html );
}

/**
 * Loads the kit on all pages where the banner is on all pages.
 *
 * @param bool $is_needed Whether a block was found.
 * @return bool
 */
function sq_blocks_load_for_banner( $is_needed ) {
	return $is_needed || '' !== sq_blocks_cookie_banner();
}
add_filter( 'sq_blocks_load', 'sq_blocks_load_for_banner' );

/**
 * Prints the banner.
 */
function sq_blocks_print_cookie_banner() {
	$banner = sq_blocks_cookie_banner();
	if ( '' !== $banner ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each part is escaped above.
		echo sq_blocks_cookie_choices(), $banner;
	}
}
add_action( 'wp_footer', 'sq_blocks_print_cookie_banner', 5 );

/**
 * Adds the settings to Settings, Reading.
 */
function sq_blocks_register_banner_settings() {
	register_setting(
		'reading',
		'sq_blocks_cookie_banner',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'sq_blocks_clean_banner_settings',
		)
	);
	add_settings_field( 'sq_blocks_cookie_banner', __( 'Cookie banner', 'sq-blocks' ), 'sq_blocks_banner_fields', 'reading' );
}
add_action( 'admin_init', 'sq_blocks_register_banner_settings' );

/**
 * Prints the fields.
 */
function sq_blocks_banner_fields() {
	$settings = sq_blocks_cookie_banner_settings();
	$box      = '<label><input type="checkbox" name="sq_blocks_cookie_banner%s" value="%s"%s> %s</label><br>';
	echo '<fieldset id="sq-blocks-cookie-banner"><legend class="screen-reader-text">', esc_html__( 'Cookie banner', 'sq-blocks' ), '</legend>';
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- The pattern is above; all that is put into it is escaped.
	printf( $box, '[show]', '1', checked( $settings['show'], true, false ), esc_html__( 'Ask visitors on every page before cookies and content of others', 'sq-blocks' ) );
	echo '<p>', esc_html__( 'What visitors may allow apart (without any they accept or decline all):', 'sq-blocks' ), '</p>';
	foreach ( sq_blocks_purposes() as $purpose => $words ) {
		printf( $box, '[purposes][]', esc_attr( $purpose ), checked( in_array( $purpose, $settings['purposes'], true ), true, false ), esc_html( $words ) );
	}
	// phpcs:enable
	printf(
		'<p><label for="sq_blocks_cookie_banner_text">%s</label></p><textarea id="sq_blocks_cookie_banner_text" name="sq_blocks_cookie_banner[text]" rows="3" class="large-text">%s</textarea><p class="description">%s</p></fieldset>',
		esc_html__( 'Its text. Empty: the default one.', 'sq-blocks' ),
		esc_textarea( $settings['text'] ),
		esc_html__( 'A link to the page of the privacy policy (Settings, Privacy) follows it.', 'sq-blocks' )
	);
}
