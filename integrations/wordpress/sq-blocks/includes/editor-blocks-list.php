<?php
/**
 * Written by `npx tsx scripts/wordpress/generate.ts` from the declarations of the blocks, and what
 * scripts/wordpress/editor-content.ts says of their content.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

return array(
	'sq-blocks/accordion' => array(
		'tag' => 'sq-accordion',
		'title' => 'Accordion (sq)',
		'description' => 'Questions and answers, or other items, of which one or several are open.',
		'keywords' => array( 'sq-accordion', 'text and sections' ),
		'inside' => '`<details>` elements with their `<summary>`; or headings, each with what follows it.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'list-view',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/heading', array( 'level' => 3, 'placeholder' => 'A question' ) ),
			array( 'core/paragraph', array( 'placeholder' => 'Its answer' ) ),
			array( 'core/heading', array( 'level' => 3, 'placeholder' => 'Another question' ) ),
			array( 'core/paragraph', array( 'placeholder' => 'Its answer' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Opening',
				'attributes' => array(
					array( 'name' => 'multiple', 'label' => 'Multiple', 'help' => 'Several items may be open; else opening one closes the others.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'open-first', 'label' => 'Open first', 'help' => 'The first item is open at the start.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'remember', 'label' => 'Remember', 'help' => 'Until the browser tab is closed, a page that is loaded again has the same items open.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'items', 'label' => 'Items', 'help' => 'Items as data, for a tag without content: a title, and a description that may have simple HTML.', 'control' => 'json' ),
					array( 'name' => 'faq', 'label' => 'FAQ', 'help' => 'Describes the items as questions and answers for search engines (FAQPage).', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Looks',
				'attributes' => array(
					array( 'name' => 'icon', 'label' => 'Icon', 'help' => 'What shows whether an item is open.', 'control' => 'select', 'choices' => array( 'plus' => 'Plus', 'arrow' => 'Arrow', 'none' => 'None' ), 'placeholder' => 'Plus' ),
					array( 'name' => 'icon-placement', 'label' => 'Icon placement', 'help' => 'Where the icon is: at the end of the line (right), or before the text (left). The other way round in right-to-left text.', 'control' => 'select', 'choices' => array( 'right' => 'Right', 'left' => 'Left' ), 'placeholder' => 'Right' ),
					array( 'name' => 'dividers', 'label' => 'Dividers', 'help' => 'Lines between the items.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'first-divider', 'label' => 'First divider', 'help' => 'A line above the first item.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'last-divider', 'label' => 'Last divider', 'help' => 'A line below the last item.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/announcement-bar' => array(
		'tag' => 'sq-announcement-bar',
		'title' => 'Announcement bar (sq)',
		'description' => 'A bar with one message, or with several that take turns. Visitors may close it for good; owners always see it.',
		'keywords' => array( 'sq-announcement-bar', 'messages and dialogs' ),
		'inside' => 'A message in each element, with links.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'megaphone',
		'kind' => 'blocks',
		'allowed' => array( 'core/paragraph' ),
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => 'A message, with a link' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'dismiss-key', 'label' => 'Dismiss key', 'help' => 'The name under which it is remembered that the visitor has closed it. Default: its text.', 'control' => 'text' ),
					array( 'name' => 'dismissible', 'label' => 'Dismissible', 'help' => 'Whether it has a button to close it. A closed bar is hidden by the script of the next page, after it was drawn: only a line in the head of the page, as the demo has it, hides it before.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'rotate-interval', 'label' => 'Rotate interval', 'help' => 'Seconds that each of several messages is shown. Without it all are shown below each other, as under reduced motion.', 'control' => 'number', 'min' => 2, 'step' => 'any', 'unit' => 's' ),
					array( 'name' => 'label', 'label' => 'Label', 'help' => 'Its name for screen readers. Default "Announcement".', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/cart' => array(
		'tag' => 'sq-cart',
		'title' => 'Cart (sq)',
		'description' => 'The cart, as a page or in a drawer that a link opens.',
		'keywords' => array( 'sq-cart', 'shop' ),
		'inside' => 'A link to the cart, which works without script. On a cart page it is shown until the cart is loaded, and when it cannot be.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'cart',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => 'A link to the cart' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'drawer', 'label' => 'Drawer', 'help' => 'The cart is in a drawer, which the link inside opens.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'open-on-add', 'label' => 'Open on add', 'help' => 'The drawer opens when something is added to the cart on this page.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'checkout-href', 'label' => 'Checkout href', 'help' => 'Where the checkout is.', 'control' => 'url' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/cart-indicator' => array(
		'tag' => 'sq-cart-indicator',
		'title' => 'Cart indicator (sq)',
		'description' => 'A link to the cart with the number of items and the subtotal.',
		'keywords' => array( 'sq-cart-indicator', 'shop' ),
		'inside' => 'A link to the cart, or the text of one. The link works without script.',
		'hasPreview' => false,
		'isInline' => true,
		'icon' => 'cart',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'href', 'label' => 'Href', 'help' => 'Where the cart is, when no link is inside.', 'control' => 'url' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/checkout-button' => array(
		'tag' => 'sq-checkout-button',
		'title' => 'Checkout button (sq)',
		'description' => 'A link to the checkout of the cart. Without a cart it says that checkout is not possible.',
		'keywords' => array( 'sq-checkout-button', 'shop' ),
		'inside' => 'A link or form that leads to the checkout without script, or the text of a link.',
		'hasPreview' => false,
		'isInline' => true,
		'icon' => 'money-alt',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'href', 'label' => 'Href', 'help' => 'Where the checkout is.', 'control' => 'url' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/comment-count' => array(
		'tag' => 'sq-comment-count',
		'title' => 'Comment count (sq)',
		'description' => 'A link to the comments of a page, with their number beside it from Disqus, or a provider that counts like it, once the visitor has allowed its service.',
		'keywords' => array( 'sq-comment-count', 'consent and other sites' ),
		'inside' => 'The link to the comments.',
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'admin-comments',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'shortname', 'label' => 'Shortname', 'help' => 'The name of the site at the provider. Without it websiteSettings.disqusShortname of the page context.', 'control' => 'text' ),
					array( 'name' => 'url', 'label' => 'URL', 'help' => 'The address under which the provider knows the page. Without it that of the link.', 'control' => 'url' ),
					array( 'name' => 'identifier', 'label' => 'Identifier', 'help' => 'The name under which the provider knows the page, if it has one.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/cookie-banner' => array(
		'tag' => 'sq-cookie-banner',
		'title' => 'Cookie banner (sq)',
		'description' => 'Asks once for consent to cookies and third parties, stores the answer, and notifies the other blocks.',
		'keywords' => array( 'sq-cookie-banner', 'consent and other sites' ),
		'inside' => 'The site\'s own notice, in place of the default text. Elements in it are shown before the code is loaded.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'privacy',
		'kind' => 'blocks',
		'allowed' => array( 'core/paragraph', 'core/list', 'core/heading' ),
		'panels' => array(
			array(
				'title' => 'What is asked',
				'attributes' => array(
					array( 'name' => 'accept-type', 'label' => 'Accept type', 'help' => 'Whether there is a control to decline.', 'control' => 'select', 'choices' => array( 'OPT_IN' => 'Opt in', 'OPT_IN_AND_OUT' => 'Opt in and out' ), 'placeholder' => 'Opt in' ),
					array( 'name' => 'purposes', 'label' => 'Purposes', 'help' => 'What the visitor may choose apart, with spaces between: functional, analytics, media, marketing. A control opens the choice. Without this all is accepted or declined.', 'control' => 'text' ),
					array( 'name' => 'restrictive', 'label' => 'Restrictive', 'help' => 'Clears tracking cookies until the visitor accepts.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Words',
				'attributes' => array(
					array( 'name' => 'text', 'label' => 'Text', 'help' => 'The text, with simple HTML. Children replace it.', 'control' => 'textarea' ),
					array( 'name' => 'cta-text', 'label' => 'Cta text', 'help' => 'The label of the accepting control.', 'control' => 'text' ),
					array( 'name' => 'opt-out-cta-text', 'label' => 'Opt out cta text', 'help' => 'The label of the declining control.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Looks',
				'attributes' => array(
					array( 'name' => 'variant', 'label' => 'Variant', 'help' => 'A bar along an edge, or a card in a corner.', 'control' => 'select', 'choices' => array( 'BAR' => 'Bar', 'POPUP' => 'Popup' ), 'placeholder' => 'Bar' ),
					array( 'name' => 'position', 'label' => 'Position', 'help' => 'BAR: TOP or BOTTOM (default). POPUP: TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT or BOTTOM_LEFT (default).', 'control' => 'text' ),
					array( 'name' => 'theme', 'label' => 'Theme', 'help' => 'Its colours, independent of those of the page.', 'control' => 'select', 'choices' => array( 'LIGHT' => 'Light', 'DARK' => 'Dark' ), 'placeholder' => 'Dark' ),
					array( 'name' => 'cta-variant', 'label' => 'Cta variant', 'help' => 'The look of the controls. ICON has no effect on Decline: beside it both controls have text.', 'control' => 'select', 'choices' => array( 'TEXT' => 'Text', 'BUTTON' => 'Button', 'ICON' => 'Icon' ), 'placeholder' => 'Icon' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/dialog' => array(
		'tag' => 'sq-dialog',
		'title' => 'Dialog (sq)',
		'description' => 'A modal dialog: the page\'s own `<dialog>`, opened by a button with `commandfor` or by a link to its id, or a question made of attributes.',
		'keywords' => array( 'sq-dialog', 'messages and dialogs' ),
		'inside' => 'A `<dialog>` with a heading. A `<form method="dialog">` in it gives the answers: its buttons have the values "confirm", "cancel", "reject" or others.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'editor-expand',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/heading', array( 'level' => 2, 'placeholder' => 'A heading' ) ),
			array( 'core/paragraph', array( 'placeholder' => 'Text' ) ),
		),
		'isDialog' => true,
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'heading', 'label' => 'Heading', 'help' => 'Its name, and the title of a question made of attributes.', 'control' => 'text' ),
					array( 'name' => 'message', 'label' => 'Message', 'help' => 'The text of a question made of attributes.', 'control' => 'textarea' ),
					array( 'name' => 'buttons', 'label' => 'Buttons', 'help' => 'The buttons of a question made of attributes. Reject is for a "no" that is an answer, Cancel for none.', 'control' => 'select', 'choices' => array( 'confirm-or-reject' => 'Confirm or reject', 'confirm-or-cancel' => 'Confirm or cancel', 'confirm-only' => 'Confirm only', 'no-buttons' => 'No buttons' ), 'placeholder' => 'Confirm or cancel' ),
					array( 'name' => 'confirm-label', 'label' => 'Confirm label', 'help' => 'Default "Confirm".', 'control' => 'text' ),
					array( 'name' => 'cancel-label', 'label' => 'Cancel label', 'help' => 'Default "Cancel". Given with confirm-or-reject it is a third button.', 'control' => 'text' ),
					array( 'name' => 'reject-label', 'label' => 'Reject label', 'help' => 'Default "Reject".', 'control' => 'text' ),
					array( 'name' => 'escape-cancels', 'label' => 'Escape cancels', 'help' => 'Whether Escape and a click beside the dialog cancel it.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'destroy-on-hide', 'label' => 'Destroy on hide', 'help' => 'Removes the element from the page after the dialog was hidden. A question made of attributes is always made anew.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/donate' => array(
		'tag' => 'sq-donate',
		'title' => 'Donate (sq)',
		'description' => 'A link to the checkout of a donation.',
		'keywords' => array( 'sq-donate', 'shop' ),
		'inside' => 'A link or form that leads to the checkout without script, or the text of a link.',
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'heart',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'donate-page-id', 'label' => 'Donate page ID', 'help' => 'The page of the donation; without it the link inside stays as it is.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/embed' => array(
		'tag' => 'sq-embed',
		'title' => 'Embed (sq)',
		'description' => 'A page of another site in a frame: music, a calendar, a form, a design. Nothing is loaded from it before the visitor agrees.',
		'keywords' => array( 'sq-embed', 'consent and other sites' ),
		'inside' => 'A link to the page, with a picture if you like.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'admin-site',
		'kind' => 'blocks',
		'allowed' => array( 'core/paragraph', 'core/image' ),
		'linkTo' => 'src',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'src', 'label' => 'Src', 'help' => 'The address of the page. Without it that of the first link inside.', 'control' => 'url' ),
					array( 'name' => 'heading', 'label' => 'Heading', 'help' => 'The title of the frame. Without it the text of the link.', 'control' => 'text' ),
					array( 'name' => 'provider', 'label' => 'Provider', 'help' => 'Who is contacted, such as "Spotify". Without it a known provider’s name, or the host.', 'control' => 'text' ),
					array( 'name' => 'purpose', 'label' => 'Purpose', 'help' => 'What the visitor is asked for. Without it "media", or what is known of the provider.', 'control' => 'select', 'choices' => array( 'functional' => 'Functional', 'analytics' => 'Analytics', 'media' => 'Media', 'marketing' => 'Marketing' ) ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/follow' => array(
		'tag' => 'sq-follow',
		'title' => 'Follow (sq)',
		'description' => 'A link to a profile of X or Pinterest. In its place is the button of the provider, once the visitor has allowed media of others: nothing is loaded before.',
		'keywords' => array( 'sq-follow', 'consent and other sites' ),
		'inside' => 'The link to the profile. It stays where the provider cannot be reached within 10 seconds.',
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'groups',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/form' => array(
		'tag' => 'sq-form',
		'title' => 'Form (sq)',
		'description' => 'A form that validates, is sent without leaving the page, shows each error at its field, and is a plain POST without script.',
		'keywords' => array( 'sq-form', 'forms' ),
		'inside' => 'A real form; or nothing, with fields.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'feedback',
		'kind' => 'blocks',
		'start' => array(
			'fields' => '[{"id":"name","type":"text","title":"Name","required":true},{"id":"email","type":"email","title":"Email","required":true},{"id":"message","type":"textarea","title":"Message","required":true}]',
		),
		'panels' => array(
			array(
				'title' => 'After sending',
				'attributes' => array(
					array( 'name' => 'post-submit-message', 'label' => 'Post submit message', 'help' => 'Shown in place of the form after success.', 'control' => 'textarea' ),
					array( 'name' => 'success-redirect', 'label' => 'Success redirect', 'help' => 'Where to go after success, instead of a message: http, https or relative.', 'control' => 'url' ),
				),
			),
			array(
				'title' => 'Checking',
				'attributes' => array(
					array( 'name' => 'email-pattern', 'label' => 'Email pattern', 'help' => 'Which emails are valid: documented (the last label has 2 to 4 letters) or html (as browsers check them).', 'control' => 'select', 'choices' => array( 'documented' => 'Documented', 'html' => 'HTML' ), 'placeholder' => 'Documented' ),
					array( 'name' => 'captcha', 'label' => 'Captcha', 'help' => 'The provider of the captcha. Its script is loaded at the first focus, after consent.', 'control' => 'select', 'choices' => array( 'none' => 'None', 'recaptcha' => 'Recaptcha', 'hcaptcha' => 'Hcaptcha', 'turnstile' => 'Turnstile' ), 'placeholder' => 'None' ),
					array( 'name' => 'captcha-key', 'label' => 'Captcha key', 'help' => 'The site\'s key for it. Default: websiteSettings.captchaSiteKey of the page context.', 'control' => 'text' ),
					array( 'name' => 'address-suggestions', 'label' => 'Address suggestions', 'help' => 'Whether fields with autocomplete="address-line1" suggest addresses, asked for from the site itself.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Keeping',
				'attributes' => array(
					array( 'name' => 'remember', 'label' => 'Remember', 'help' => 'Stores a draft on the device until it is sent, and sends it later when there is no network. Never passwords, card or identity numbers.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Fields from data',
				'attributes' => array(
					array( 'name' => 'fields', 'label' => 'Fields', 'help' => 'Fields to render when there is no form inside. A server prints them with sq-blocks/form-html: then nothing moves.', 'control' => 'json' ),
					array( 'name' => 'submit-button-text', 'label' => 'Submit button text', 'help' => 'The text of the button of a rendered form.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'The platform\'s forms',
				'attributes' => array(
					array( 'name' => 'form-id', 'label' => 'Form ID', 'help' => 'The id under which the platform knows the form. A form with an action of its own needs none.', 'control' => 'text' ),
					array( 'name' => 'collection-id', 'label' => 'Collection ID', 'help' => 'The id of the collection that the form is in.', 'control' => 'text' ),
					array( 'name' => 'object-name', 'label' => 'Object name', 'help' => 'The name of the object the form belongs to.', 'control' => 'text' ),
					array( 'name' => 'overlay-form', 'label' => 'Overlay form', 'help' => 'Whether it is in an overlay. Detected inside a dialog or a popover.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/gallery' => array(
		'tag' => 'sq-gallery',
		'title' => 'Gallery (sq)',
		'description' => 'Images and videos as a slideshow, a slider, a carousel, or all at once in rows and columns.',
		'keywords' => array( 'sq-gallery', 'images and video' ),
		'inside' => 'Each child is a slide: an image, a linked image, a figure, a picture or a video.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'format-gallery',
		'kind' => 'blocks',
		'allowed' => array( 'core/image', 'core/video' ),
		'asksForImages' => true,
		'isLaidOut' => true,
		'panels' => array(
			array(
				'title' => 'Most used',
				'attributes' => array(
					array( 'name' => 'design', 'label' => 'Design', 'help' => 'How the slides are laid out. Any other value is a plain stack.', 'control' => 'select', 'choices' => array( 'stacked' => 'Stacked', 'slider' => 'Slider', 'slideshow' => 'Slideshow', 'grid' => 'Grid', 'autogrid' => 'Autogrid', 'autocolumns' => 'Autocolumns', 'autorows' => 'Autorows', 'carousel' => 'Carousel', 'list' => 'List' ), 'placeholder' => 'Stacked' ),
					array( 'name' => 'slides-per-row', 'label' => 'Slides per row', 'help' => 'Slides side by side, fewer in a narrow place. Default: 3 in a carousel, 4 in a grid.', 'control' => 'number', 'min' => 1, 'max' => 12, 'step' => 1 ),
					array( 'name' => 'image-aspect-ratio', 'label' => 'Image aspect ratio', 'help' => 'A fixed shape that images fill: "3:2", "1.5", standard, widescreen and the like; "Auto": each image has its own. Without it, the slides of a slideshow (shown whole), a carousel and an autogrid (cropped) share 3:2.', 'control' => 'text', 'placeholder' => 'Auto' ),
					array( 'name' => 'gutter', 'label' => 'Gutter', 'help' => 'Space between slides, in px. Default: 1 in a row, 20 in autorows and a list, 0 in columns.', 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => 'px' ),
					array( 'name' => 'loop', 'label' => 'Loop', 'help' => 'Next wraps around from the last slide to the first, Previous from the first to the last.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'autoplay', 'label' => 'Autoplay', 'help' => 'Changes slides by itself, with a visible pause button. Under reduced motion only after Play is pressed.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'lightbox', 'label' => 'Lightbox', 'help' => 'A click on a slide opens it in a lightbox.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'label', 'label' => 'Label', 'help' => 'The name of the gallery for screen readers.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Size and space',
				'attributes' => array(
					array( 'name' => 'padding', 'label' => 'Padding', 'help' => 'Space between the slides of a grid, in px. Default: 20.', 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => 'px' ),
					array( 'name' => 'column-width', 'label' => 'Column width', 'help' => 'The least width of a column of autogrid and autocolumns, in px. Default: 250.', 'control' => 'number', 'step' => 'any', 'unit' => 'px' ),
					array( 'name' => 'row-height', 'label' => 'Row height', 'help' => 'The least height of a row of autorows, in px. Default: 250.', 'control' => 'number', 'min' => 1, 'step' => 'any', 'unit' => 'px' ),
					array( 'name' => 'v-size', 'label' => 'V size', 'help' => 'The height of a slider in units of --sq-vsize (10 px). Default: 40.', 'control' => 'number', 'min' => 1, 'step' => 'any' ),
					array( 'name' => 'list-image-size', 'label' => 'List image size', 'help' => 'How much of the width of a list its images take.', 'control' => 'select', 'choices' => array( 'small' => 'Small', 'medium' => 'Medium', 'large' => 'Large' ), 'placeholder' => 'Medium' ),
					array( 'name' => 'square-thumbs', 'label' => 'Square thumbs', 'help' => 'Makes the slides of a grid, and thumbnails, square.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'auto-crop', 'label' => 'Auto crop', 'help' => 'Crops images to fill a fixed shape; off shows them whole.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'mixed-content', 'label' => 'Mixed content', 'help' => 'Images and videos share one shape, 16:9 unless one is set.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'auto-height', 'label' => 'Auto height', 'help' => 'The height follows the current slide.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Captions and controls',
				'attributes' => array(
					array( 'name' => 'captions', 'label' => 'Captions', 'help' => 'Whether captions are shown; a lightbox shows them in any case.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'meta-position', 'label' => 'Meta position', 'help' => 'Where captions are: below the image or over it.', 'control' => 'select', 'choices' => array( 'below' => 'Below', 'top' => 'Top', 'center' => 'Center', 'bottom' => 'Bottom' ), 'placeholder' => 'Below' ),
					array( 'name' => 'arrows', 'label' => 'Arrows', 'help' => 'Where the buttons Previous and Next are: below the slides or over them.', 'control' => 'select', 'choices' => array( 'below' => 'Below', 'over' => 'Over' ), 'placeholder' => 'Below' ),
					array( 'name' => 'thumbnails', 'label' => 'Thumbnails', 'help' => 'A strip of thumbnails below a slideshow.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'thumbnail-strip-height', 'label' => 'Thumbnail strip height', 'help' => 'The height of the strip of thumbnails, in units of --sq-vsize (10 px).', 'control' => 'number', 'min' => 1, 'step' => 'any', 'placeholder' => '10' ),
					array( 'name' => 'thumbnail-strip-margin', 'label' => 'Thumbnail strip margin', 'help' => 'Space above the strip of thumbnails, in px.', 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => 'px', 'placeholder' => '10' ),
					array( 'name' => 'previous-control', 'label' => 'Previous control', 'help' => 'A selector of the page\'s own previous button.', 'control' => 'text' ),
					array( 'name' => 'next-control', 'label' => 'Next control', 'help' => 'A selector of the page\'s own next button.', 'control' => 'text' ),
					array( 'name' => 'elements', 'label' => 'Elements', 'help' => 'The elements that control it or show its position: names of parts, or selectors of the page\'s own elements.', 'control' => 'json' ),
				),
			),
			array(
				'title' => 'Motion',
				'attributes' => array(
					array( 'name' => 'transition', 'label' => 'Transition', 'help' => 'How one slide of a slideshow is replaced by the next.', 'control' => 'select', 'choices' => array( 'fade' => 'Fade', 'ken-burns' => 'Ken burns', 'swipe' => 'Swipe', 'new-swipe' => 'New swipe', 'scroll' => 'Scroll' ), 'placeholder' => 'Fade' ),
					array( 'name' => 'speed', 'label' => 'Speed', 'help' => 'Seconds that a change takes. Default: 1 in a slideshow, 0.5 in a slider.', 'control' => 'number', 'min' => 0.01, 'step' => 'any', 'unit' => 's' ),
					array( 'name' => 'easing', 'label' => 'Easing', 'help' => 'The easing of a change.', 'control' => 'select', 'choices' => array( 'ease' => 'Ease', 'linear' => 'Linear', 'ease-in' => 'Ease in', 'ease-out' => 'Ease out', 'ease-in-out' => 'Ease in out' ), 'placeholder' => 'Ease' ),
					array( 'name' => 'direction', 'label' => 'Direction', 'help' => 'The direction of the swipe transition.', 'control' => 'select', 'choices' => array( 'horizontal' => 'Horizontal', 'vertical' => 'Vertical' ), 'placeholder' => 'Horizontal' ),
					array( 'name' => 'zoom', 'label' => 'Zoom', 'help' => 'The final scale of a Ken Burns image.', 'control' => 'number', 'min' => 1, 'max' => 2, 'step' => 'any', 'placeholder' => '1.075' ),
					array( 'name' => 'autoplay-duration', 'label' => 'Autoplay duration', 'help' => 'Seconds that a slide stays. Default: 5.', 'control' => 'number', 'min' => 0.1, 'step' => 'any', 'unit' => 's' ),
					array( 'name' => 'autoplay-options', 'label' => 'Autoplay options', 'help' => 'Times in ms (timeout, interval, resume), randomize, and the list pauseOnMouseover.', 'control' => 'json' ),
					array( 'name' => 'accelerate', 'label' => 'Accelerate', 'help' => 'Sets will-change on the row, so that the browser prepares for motion.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Current slide',
				'attributes' => array(
					array( 'name' => 'current-index', 'label' => 'Current index', 'help' => 'The current slide, from 0; negative numbers count from the end. A fraction is cut off.', 'control' => 'number', 'step' => 'any', 'placeholder' => '0' ),
					array( 'name' => 'history-hash', 'label' => 'History hash', 'help' => 'The address names the current slide; Back and a reload return to it.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'linked', 'label' => 'Linked', 'help' => 'The ids of galleries that share the current index, with spaces between.', 'control' => 'text' ),
					array( 'name' => 'alignment', 'label' => 'Alignment', 'help' => 'Where the current slide of a slider rests.', 'control' => 'select', 'choices' => array( 'start' => 'Start', 'middle' => 'Middle', 'end' => 'End' ), 'placeholder' => 'Middle' ),
					array( 'name' => 'active-alignment', 'label' => 'Active alignment', 'help' => 'Where the current slide of a slider rests: left, center or right; overrides alignment. Other values: center.', 'control' => 'text' ),
					array( 'name' => 'click-behavior', 'label' => 'Click behavior', 'help' => 'What a click on a slide without a link does. Default: next in a slideshow, else none.', 'control' => 'select', 'choices' => array( 'next' => 'Next', 'lightbox' => 'Lightbox', 'link' => 'Link', 'none' => 'None' ) ),
					array( 'name' => 'active-slide-click-behavior', 'label' => 'Active slide click behavior', 'help' => 'What a click on the current slide of a slider does.', 'control' => 'select', 'choices' => array( 'next' => 'Next', 'lightbox' => 'Lightbox', 'link' => 'Link', 'none' => 'None' ), 'placeholder' => 'None' ),
					array( 'name' => 'lightbox-theme', 'label' => 'Lightbox theme', 'help' => 'The theme of the lightbox that the gallery opens.', 'control' => 'select', 'choices' => array( 'light' => 'Light', 'dark' => 'Dark' ), 'placeholder' => 'Dark' ),
				),
			),
			array(
				'title' => 'Input',
				'attributes' => array(
					array( 'name' => 'keyboard', 'label' => 'Keyboard', 'help' => 'Arrow keys, Home and End change slides while the focus is inside.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'keys', 'label' => 'Keys', 'help' => 'Names of the keys that change slides: previous, next, first, last.', 'control' => 'json' ),
					array( 'name' => 'allow-page-scroll', 'label' => 'Allow page scroll', 'help' => 'Directions in which a finger on the slides still scrolls the page.', 'control' => 'select', 'choices' => array( 'vertical' => 'Vertical', 'horizontal' => 'Horizontal', 'both' => 'Both', 'none' => 'None' ), 'placeholder' => 'Vertical' ),
					array( 'name' => 'boundaries', 'label' => 'Boundaries', 'help' => 'What happens to a drag beyond the ends: none, hard or inertial. One word for both ends, or two.', 'control' => 'text' ),
					array( 'name' => 'snap-points', 'label' => 'Snap points', 'help' => 'How far a slide must be dragged to change; "none": only a flick changes it.', 'control' => 'text', 'placeholder' => '50%' ),
					array( 'name' => 'refresh-on-resize', 'label' => 'Refresh on resize', 'help' => 'Scrolls back to the current slide when its width changes.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'refresh-on-orientation-change', 'label' => 'Refresh on orientation change', 'help' => 'Scrolls back to the current slide when the device is turned.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Loading',
				'attributes' => array(
					array( 'name' => 'lazy-load', 'label' => 'Lazy load', 'help' => 'Images named by data-src are loaded when they come near the view.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'preload-count', 'label' => 'Preload count', 'help' => 'How many slides beside the current one load their images ahead.', 'control' => 'number', 'min' => 0, 'step' => 1, 'placeholder' => '1' ),
					array( 'name' => 'use-bg-image', 'label' => 'Use bg image', 'help' => 'Paints images named by data-src as backgrounds.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'loader-options', 'label' => 'Loader options', 'help' => 'Options for the loading of images, as of sq-image.', 'control' => 'json' ),
					array( 'name' => 'video-loader-options', 'label' => 'Video loader options', 'help' => 'Options for videos, as of sq-video.', 'control' => 'json' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/gift-card' => array(
		'tag' => 'sq-gift-card',
		'title' => 'Gift card (sq)',
		'description' => 'A link to the checkout of a gift card.',
		'keywords' => array( 'sq-gift-card', 'shop' ),
		'inside' => 'A link or form that leads to the checkout without script, or the text of a link.',
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'tickets-alt',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'website-id', 'label' => 'Website ID', 'help' => 'The site of the gift card. Default: the site of the page context.', 'control' => 'text' ),
					array( 'name' => 'gift-card-product-id', 'label' => 'Gift card product ID', 'help' => 'The product; without it the link inside stays as it is.', 'control' => 'text' ),
					array( 'name' => 'sku', 'label' => 'SKU', 'help' => 'The amount; without it the visitor chooses one on the page of the gift card.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/image' => array(
		'tag' => 'sq-image',
		'title' => 'Image (sq)',
		'description' => 'An image, loaded in the size of its place and cropped around its focal point.',
		'keywords' => array( 'sq-image', 'images and video' ),
		'inside' => 'The image, alone, in a link, a picture or a figure with its caption.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'format-image',
		'kind' => 'blocks',
		'allowed' => array( 'core/image' ),
		'template' => array(
			array( 'core/image', array(  ) ),
		),
		'isLaidOut' => true,
		'panels' => array(
			array(
				'title' => 'Most used',
				'attributes' => array(
					array( 'name' => 'source', 'label' => 'Source', 'help' => 'The address of the image; else the data-src or data-image of the image inside.', 'control' => 'url' ),
					array( 'name' => 'fixed-ratio', 'label' => 'Fixed ratio', 'help' => 'A frame of this shape, such as "3:2"; "true" takes the shape of the image.', 'control' => 'text' ),
					array( 'name' => 'focal-point', 'label' => 'Focal point', 'help' => 'The point that stays visible when the image is cropped: "0.5,0.25", fractions of its width and height.', 'control' => 'text' ),
					array( 'name' => 'crop-mode', 'label' => 'Crop mode', 'help' => 'How the image fills its frame.', 'control' => 'select', 'choices' => array( 'cover' => 'Cover', 'contain' => 'Contain', 'none' => 'None' ), 'placeholder' => 'Cover' ),
					array( 'name' => 'fit-alignment', 'label' => 'Fit alignment', 'help' => 'The position of an image that does not fill its frame: top, left, center, right, bottom.', 'control' => 'text', 'placeholder' => 'center' ),
					array( 'name' => 'load-mode', 'label' => 'Load mode', 'help' => 'When the image is loaded: at once, when load() is called, or within 200 px of the viewport. Default: the data-load of the image.', 'control' => 'select', 'choices' => array( 'true' => 'True', 'false' => 'False', 'viewport' => 'Viewport' ), 'placeholder' => 'True' ),
					array( 'name' => 'dimensions', 'label' => 'Dimensions', 'help' => 'The size of the original, "1500x1000"; else data-image-dimensions, or width and height.', 'control' => 'text' ),
					array( 'name' => 'stretch', 'label' => 'Stretch', 'help' => 'Enlarges the image to the width of its place.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Addresses by size',
				'attributes' => array(
					array( 'name' => 'size-format', 'label' => 'Size format', 'help' => 'How the address contains the width: ?format=750w, or -750w before the extension.', 'control' => 'select', 'choices' => array( 'queryString' => 'Querystring', 'filename' => 'Filename' ), 'placeholder' => 'Querystring' ),
					array( 'name' => 'size-adjustment', 'label' => 'Size adjustment', 'help' => 'Multiplies the width that is requested; below 0 counts as 0.', 'control' => 'number', 'step' => 'any', 'placeholder' => '1' ),
					array( 'name' => 'dpr-min', 'label' => 'DPR min', 'help' => 'The least pixel ratio that the size is chosen for.', 'control' => 'number', 'min' => 0, 'step' => 'any', 'placeholder' => '0' ),
					array( 'name' => 'dpr-max', 'label' => 'DPR max', 'help' => 'The greatest pixel ratio that the size is chosen for; null is unlimited.', 'control' => 'number', 'min' => 0, 'step' => 'any', 'placeholder' => 'Infinity' ),
					array( 'name' => 'allow-save-data', 'label' => 'Allow save data', 'help' => 'Requests a smaller image for visitors with the save-data preference.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Loading again',
				'attributes' => array(
					array( 'name' => 'force-image-update', 'label' => 'Force image update', 'help' => 'Requests the image again when a value changes, also when it is loaded.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'allow-concurrent-loads', 'label' => 'Allow concurrent loads', 'help' => 'Starts a load also while the same image is being loaded.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Drawing',
				'attributes' => array(
					array( 'name' => 'use-bg-image', 'label' => 'Use bg image', 'help' => 'Paints the image as the background of its frame.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'use-advanced-positioning', 'label' => 'Use advanced positioning', 'help' => 'Places the image by object-position; else by computed offsets.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/info-bar' => array(
		'tag' => 'sq-info-bar',
		'title' => 'Info bar (sq)',
		'description' => 'The mobile information bar: a site\'s links to mail, call and find it, along the lower edge of windows up to 1024 px wide.',
		'keywords' => array( 'sq-info-bar', 'messages and dialogs' ),
		'inside' => 'Links and texts: `mailto:` and `tel:` links are known by their address, others by `data-info="location"` and `data-info="hours"`.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'phone',
		'kind' => 'blocks',
		'allowed' => array( 'core/paragraph' ),
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => 'A link to write to you' ) ),
			array( 'core/paragraph', array( 'placeholder' => 'A link to call you' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'theme', 'label' => 'Theme', 'help' => 'Light, dark, or none: no bar. The numbers 2, 3 and 1 of the specification as well. Default: that of the page context, else light.', 'control' => 'text' ),
					array( 'name' => 'contact-email', 'label' => 'Contact email', 'help' => 'Whether the link to write a mail is shown.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'contact-phone-number', 'label' => 'Contact phone number', 'help' => 'Whether the link to call is shown.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'location', 'label' => 'Location', 'help' => 'Whether the element with `data-info="location"` is shown.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'business-hours', 'label' => 'Business hours', 'help' => 'Whether the element with `data-info="hours"` is shown.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/lightbox' => array(
		'tag' => 'sq-lightbox',
		'title' => 'Lightbox (sq)',
		'description' => 'A full-screen viewer for images and videos: its own, or those of a gallery.',
		'keywords' => array( 'sq-lightbox', 'images and video' ),
		'inside' => 'Items: links to full images with a thumbnail inside, figures, images or videos.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'images-alt2',
		'kind' => 'blocks',
		'allowed' => array( 'core/image', 'core/video' ),
		'asksForImages' => true,
		'isLaidOut' => true,
		'panels' => array(
			array(
				'title' => 'Most used',
				'attributes' => array(
					array( 'name' => 'for', 'label' => 'For', 'help' => 'The ids of galleries whose slides are the items; without it the children are.', 'control' => 'text' ),
					array( 'name' => 'group', 'label' => 'Group', 'help' => 'The items are all links of the page with this name in data-sq-lightbox.', 'control' => 'text' ),
					array( 'name' => 'theme', 'label' => 'Theme', 'help' => 'Light or dark.', 'control' => 'select', 'choices' => array( 'light' => 'Light', 'dark' => 'Dark' ), 'placeholder' => 'Dark' ),
					array( 'name' => 'loop', 'label' => 'Loop', 'help' => 'Next wraps around from the last item to the first, Previous from the first to the last.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'thumbnails', 'label' => 'Thumbnails', 'help' => 'A strip of small images below the item.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'zoom', 'label' => 'Zoom', 'help' => 'Images can be enlarged: by buttons, keys, the wheel, two fingers or a double tap.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'history-hash', 'label' => 'History hash', 'help' => 'The address names the open item; a visit to that address opens it.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'start-index', 'label' => 'Start index', 'help' => 'The item that open() shows without a parameter, from 0.', 'control' => 'number', 'min' => 0, 'step' => 1, 'placeholder' => '0' ),
				),
			),
			array(
				'title' => 'Tools',
				'attributes' => array(
					array( 'name' => 'slideshow', 'label' => 'Slideshow', 'help' => 'A button that shows one item after the other.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'slideshow-duration', 'label' => 'Slideshow duration', 'help' => 'Seconds that an item stays in the slideshow.', 'control' => 'number', 'min' => 1, 'step' => 'any', 'unit' => 's', 'placeholder' => '5' ),
					array( 'name' => 'share', 'label' => 'Share', 'help' => 'A button that shares the address, or copies it where the browser cannot share.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'download', 'label' => 'Download', 'help' => 'A link that downloads the image.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'fullscreen', 'label' => 'Fullscreen', 'help' => 'A button for full screen, where the browser has it.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Looks and input',
				'attributes' => array(
					array( 'name' => 'opacity', 'label' => 'Opacity', 'help' => 'How much of the page the overlay covers, 0 to 1.', 'control' => 'number', 'min' => 0, 'max' => 1, 'step' => 'any', 'placeholder' => '0.95' ),
					array( 'name' => 'image-click', 'label' => 'Image click', 'help' => 'What a click on an image does, of several and without touch: shows the one before or after it, or enlarges it.', 'control' => 'select', 'choices' => array( 'step' => 'Step', 'zoom' => 'Zoom' ), 'placeholder' => 'Step' ),
					array( 'name' => 'variant', 'label' => 'Variant', 'help' => 'How it fades: 0.3 s and then 0.6 s, or 0.35 s for the basic one.', 'control' => 'select', 'choices' => array( 'widget' => 'Widget', 'basic' => 'Basic' ), 'placeholder' => 'Widget' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/map' => array(
		'tag' => 'sq-map',
		'title' => 'Map (sq)',
		'description' => 'An address, and a map of it once it is in view and the visitor has consented.',
		'keywords' => array( 'sq-map', 'consent and other sites' ),
		'inside' => 'The address as text, and a link to it.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'location',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => 'The address, with a link to a map' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Place',
				'attributes' => array(
					array( 'name' => 'map-lat', 'label' => 'Map lat', 'help' => 'Latitude of the centre.', 'control' => 'number', 'min' => -90, 'max' => 90, 'step' => 'any', 'placeholder' => '40.7207559' ),
					array( 'name' => 'map-lng', 'label' => 'Map lng', 'help' => 'Longitude of the centre.', 'control' => 'number', 'min' => -180, 'max' => 180, 'step' => 'any', 'placeholder' => '-74.0007613' ),
					array( 'name' => 'map-zoom', 'label' => 'Map zoom', 'help' => 'Zoom, 0 (the world) to 22 (a house).', 'control' => 'number', 'min' => 0, 'max' => 22, 'step' => 'any', 'placeholder' => '12' ),
					array( 'name' => 'marker-lat', 'label' => 'Marker lat', 'help' => 'Latitude of the marker; without it the centre.', 'control' => 'number', 'min' => -90, 'max' => 90, 'step' => 'any' ),
					array( 'name' => 'marker-lng', 'label' => 'Marker lng', 'help' => 'Longitude of the marker; without it the centre.', 'control' => 'number', 'min' => -180, 'max' => 180, 'step' => 'any' ),
				),
			),
			array(
				'title' => 'Whose map',
				'attributes' => array(
					array( 'name' => 'style-url', 'label' => 'Style URL', 'help' => 'The address of a MapLibre style. From the same site it needs no consent.', 'control' => 'url' ),
					array( 'name' => 'map-style', 'label' => 'Map style', 'help' => 'The style of the map: a name, or its number from 1 to 6.', 'control' => 'select', 'choices' => array( 'Original' => 'Original', 'Grayscale' => 'Grayscale', 'Satellite' => 'Satellite', 'MinimalLight' => 'Minimallight', 'MinimalDark' => 'Minimaldark', 'MinimalBlue' => 'Minimalblue' ), 'placeholder' => 'Grayscale' ),
				),
			),
			array(
				'title' => 'Address',
				'attributes' => array(
					array( 'name' => 'address-title', 'label' => 'Address title', 'help' => 'The name of the place.', 'control' => 'text' ),
					array( 'name' => 'address-line1', 'label' => 'Address line1', 'help' => 'Street and number.', 'control' => 'text' ),
					array( 'name' => 'address-line2', 'label' => 'Address line2', 'help' => 'Postcode and town.', 'control' => 'text' ),
					array( 'name' => 'address-country', 'label' => 'Address country', 'help' => 'Country.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Looks',
				'attributes' => array(
					array( 'name' => 'show-labels', 'label' => 'Show labels', 'help' => 'Whether names of places and streets are shown.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'show-terrain', 'label' => 'Show terrain', 'help' => 'Whether terrain is shown.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'show-controls', 'label' => 'Show controls', 'help' => 'Whether there are zoom buttons.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'disable-default-ui', 'label' => 'Disable default ui', 'help' => 'Whether the library\'s own controls are left out.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Input',
				'attributes' => array(
					array( 'name' => 'map-draggable', 'label' => 'Map draggable', 'help' => 'Whether the map can be dragged.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'scrollwheel', 'label' => 'Scrollwheel', 'help' => 'Whether the mouse wheel zooms.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'marker-draggable', 'label' => 'Marker draggable', 'help' => 'Whether the marker can be moved, by pointer or arrow keys.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'link-on-click', 'label' => 'Link on click', 'help' => 'Whether a click on the marker opens the place on a maps page.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/marquee' => array(
		'tag' => 'sq-marquee',
		'title' => 'Marquee (sq)',
		'description' => 'Text that moves along a wave, with a pause button; a plain readable line under reduced motion and without script.',
		'keywords' => array( 'sq-marquee', 'text and sections' ),
		'inside' => 'Text, images and inline elements. A line with links in it is straight, so that they can be used.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'controls-forward',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Motion',
				'attributes' => array(
					array( 'name' => 'speed', 'label' => 'Speed', 'help' => 'Pixels per second.', 'control' => 'number', 'min' => 1, 'max' => 1000, 'step' => 'any', 'unit' => 'px', 'placeholder' => '60' ),
					array( 'name' => 'direction', 'label' => 'Direction', 'help' => 'The direction in which the text moves.', 'control' => 'select', 'choices' => array( 'left' => 'Left', 'right' => 'Right' ), 'placeholder' => 'Left' ),
					array( 'name' => 'pause-on-hover', 'label' => 'Pause on hover', 'help' => 'Pauses while the pointer is over it.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'animation-speed', 'label' => 'Animation speed', 'help' => 'A multiple of the speed.', 'control' => 'number', 'min' => 0.1, 'max' => 10, 'step' => 'any', 'placeholder' => '1' ),
				),
			),
			array(
				'title' => 'Wave',
				'attributes' => array(
					array( 'name' => 'wave-intensity', 'label' => 'Wave intensity', 'help' => 'The height of the waves: 0 (a straight line) to 100 (the full height of the block).', 'control' => 'number', 'min' => 0, 'max' => 100, 'step' => 'any', 'placeholder' => '30' ),
					array( 'name' => 'wave-frequency', 'label' => 'Wave frequency', 'help' => 'The number of waves: 0 (each 1000 px long) to 100 (each 250 px long).', 'control' => 'number', 'min' => 0, 'max' => 100, 'step' => 'any', 'placeholder' => '20' ),
				),
			),
			array(
				'title' => 'Text',
				'attributes' => array(
					array( 'name' => 'separator', 'label' => 'Separator', 'help' => 'The text between one repetition and the next.', 'control' => 'text', 'placeholder' => '   •   ' ),
					array( 'name' => 'item-spacing', 'label' => 'Item spacing', 'help' => 'Space in place of the separator: a CSS length.', 'control' => 'text' ),
					array( 'name' => 'fade-edges', 'label' => 'Fade edges', 'help' => 'Whether the text fades in and out at the edges.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'marquee-items', 'label' => 'Marquee items', 'help' => 'What moves when there is nothing inside.', 'control' => 'json' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/member-gate' => array(
		'tag' => 'sq-member-gate',
		'title' => 'Member gate (sq)',
		'description' => 'The notice of a page that is locked or for members only, around the form or the links that lead in. The server decides who may see the page: nothing that is secret belongs into its HTML.',
		'keywords' => array( 'sq-member-gate', 'members and pages' ),
		'inside' => 'The way in: a form for the password, or links to sign in and to join. A heading in it replaces the notice.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'lock',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => 'Links to sign in, and to become a member' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'kind', 'label' => 'Kind', 'help' => 'What the page is: `locked` by a password, or for `members` only. Without it the page’s type says so: 103 is locked, 105 and 106 are for members.', 'control' => 'select', 'choices' => array( 'locked' => 'Locked', 'members' => 'Members' ) ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/menu' => array(
		'tag' => 'sq-menu',
		'title' => 'Menu (sq)',
		'description' => 'Menus or other sections as tabs, of which one is shown; in a narrow place one below the other.',
		'keywords' => array( 'sq-menu', 'text and sections' ),
		'inside' => 'Headings, each with what follows it; or a list of links to sections, `<a href="#lunch">` to `<section id="lunch">`.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'table-row-after',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/heading', array( 'level' => 3, 'placeholder' => 'A section' ) ),
			array( 'core/paragraph', array( 'placeholder' => 'What is in it' ) ),
			array( 'core/heading', array( 'level' => 3, 'placeholder' => 'Another section' ) ),
			array( 'core/paragraph', array( 'placeholder' => 'What is in it' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'active', 'label' => 'Active', 'help' => 'The tab that is shown at the start, from 0. The address takes precedence. Up to 2 nothing moves when the script comes.', 'control' => 'number', 'min' => 0, 'step' => 1, 'placeholder' => '0' ),
					array( 'name' => 'label', 'label' => 'Label', 'help' => 'The name of the tabs for screen readers.', 'control' => 'text' ),
					array( 'name' => 'activation', 'label' => 'Activation', 'help' => 'Whether the arrow keys only move to a tab, which Enter or Space then selects, or select it at once.', 'control' => 'select', 'choices' => array( 'manual' => 'Manual', 'auto' => 'Auto' ), 'placeholder' => 'Manual' ),
					array( 'name' => 'address', 'label' => 'Address', 'help' => 'A selected tab is named in the address, if its section has an id: it can be linked to, and Back returns.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/newsletter' => array(
		'tag' => 'sq-newsletter',
		'title' => 'Newsletter (sq)',
		'description' => 'A newsletter sign-up: like sq-form, in a small layout, with an event for each new subscriber.',
		'keywords' => array( 'sq-newsletter', 'forms' ),
		'inside' => 'A real form; or nothing, with fields.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'email',
		'kind' => 'blocks',
		'panels' => array(
			array(
				'title' => 'After sending',
				'attributes' => array(
					array( 'name' => 'post-submit-message', 'label' => 'Post submit message', 'help' => 'Shown in place of the form after success.', 'control' => 'textarea' ),
					array( 'name' => 'success-redirect', 'label' => 'Success redirect', 'help' => 'Where to go after success, instead of a message: http, https or relative.', 'control' => 'url' ),
				),
			),
			array(
				'title' => 'Checking',
				'attributes' => array(
					array( 'name' => 'email-pattern', 'label' => 'Email pattern', 'help' => 'Which emails are valid: documented (the last label has 2 to 4 letters) or html (as browsers check them).', 'control' => 'select', 'choices' => array( 'documented' => 'Documented', 'html' => 'HTML' ), 'placeholder' => 'Documented' ),
					array( 'name' => 'captcha', 'label' => 'Captcha', 'help' => 'The provider of the captcha. Its script is loaded at the first focus, after consent.', 'control' => 'select', 'choices' => array( 'none' => 'None', 'recaptcha' => 'Recaptcha', 'hcaptcha' => 'Hcaptcha', 'turnstile' => 'Turnstile' ), 'placeholder' => 'None' ),
					array( 'name' => 'captcha-key', 'label' => 'Captcha key', 'help' => 'The site\'s key for it. Default: websiteSettings.captchaSiteKey of the page context.', 'control' => 'text' ),
					array( 'name' => 'address-suggestions', 'label' => 'Address suggestions', 'help' => 'Whether fields with autocomplete="address-line1" suggest addresses, asked for from the site itself.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Keeping',
				'attributes' => array(
					array( 'name' => 'remember', 'label' => 'Remember', 'help' => 'Stores a draft on the device until it is sent, and sends it later when there is no network. Never passwords, card or identity numbers.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Fields from data',
				'attributes' => array(
					array( 'name' => 'heading', 'label' => 'Heading', 'help' => 'A heading above the fields of a rendered form.', 'control' => 'text' ),
					array( 'name' => 'description', 'label' => 'Description', 'help' => 'Text below that heading; of HTML its text.', 'control' => 'textarea' ),
					array( 'name' => 'fields', 'label' => 'Fields', 'help' => 'Fields to render when there is no form inside. Default: an email.', 'control' => 'json' ),
					array( 'name' => 'submit-button-text', 'label' => 'Submit button text', 'help' => 'The text of the button of a rendered form.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'The platform\'s forms',
				'attributes' => array(
					array( 'name' => 'form-id', 'label' => 'Form ID', 'help' => 'The id under which the platform knows the form. A form with an action of its own needs none.', 'control' => 'text' ),
					array( 'name' => 'collection-id', 'label' => 'Collection ID', 'help' => 'The id of the collection that the form is in.', 'control' => 'text' ),
					array( 'name' => 'object-name', 'label' => 'Object name', 'help' => 'The name of the object the form belongs to.', 'control' => 'text' ),
					array( 'name' => 'overlay-form', 'label' => 'Overlay form', 'help' => 'Whether it is in an overlay. Detected inside a dialog or a popover.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/popup' => array(
		'tag' => 'sq-popup',
		'title' => 'Popup (sq)',
		'description' => 'A site\'s popup overlay: a message or a form that opens over the page, once it disturbs nothing, unless the visitor has closed it recently. Without script and on paper it is in the page.',
		'keywords' => array( 'sq-popup', 'messages and dialogs' ),
		'inside' => 'What it says: a heading, text, a form. Or one `<dialog>` of the page with its own button to close it; the block then brings neither box nor button.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'welcome-view-site',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/heading', array( 'level' => 2, 'placeholder' => 'A heading' ) ),
			array( 'core/paragraph', array( 'placeholder' => 'Text' ) ),
		),
		'panels' => array(
			array(
				'title' => 'When it opens',
				'attributes' => array(
					array( 'name' => 'show-on-timer', 'label' => 'Show on timer', 'help' => 'Whether it opens some seconds after the page has loaded. Default: if no other trigger is given. "false" without another one: it opens by a button, a link or `open()` alone.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'timer-delay', 'label' => 'Timer delay', 'help' => 'How many seconds. Default 5.', 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => 's' ),
					array( 'name' => 'show-on-scroll', 'label' => 'Show on scroll', 'help' => 'Whether it opens when the page is scrolled.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'scroll-percentage', 'label' => 'Scroll percentage', 'help' => 'How far, in percent of the page. Given, it opens then. Default 50.', 'control' => 'number', 'min' => 0, 'max' => 100, 'step' => 'any', 'unit' => '%' ),
					array( 'name' => 'exit-intent', 'label' => 'Exit intent', 'help' => 'Whether it opens when the pointer leaves the window at its upper edge.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'How often',
				'attributes' => array(
					array( 'name' => 'display-frequency', 'label' => 'Display frequency', 'help' => 'Days for which it stays away after it was closed; 0: none, -1: for ever. Default: that of the page context, else 7.', 'control' => 'number', 'min' => -1, 'step' => 'any', 'unit' => 'days' ),
					array( 'name' => 'show-until-signup', 'label' => 'Show until signup', 'help' => 'Whether -1 holds only for visitors who have sent its form. Others see it again after a day.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'version', 'label' => 'Version', 'help' => 'Another version is shown to those who have closed or answered the one before.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Where',
				'attributes' => array(
					array( 'name' => 'enable-mobile', 'label' => 'Enable mobile', 'help' => 'Whether it opens by itself in windows up to 432 px wide.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'show-on-all-pages', 'label' => 'Show on all pages', 'help' => 'Whether it opens by itself on every page. Default: if no pages are named.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'enabled-pages', 'label' => 'Enabled pages', 'help' => 'The pages on which it opens by itself: paths, or ids of collections, with spaces between.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Name',
				'attributes' => array(
					array( 'name' => 'label', 'label' => 'Label', 'help' => 'Its name for screen readers. Default: its first heading, else "Message".', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/price' => array(
		'tag' => 'sq-price',
		'title' => 'Price (sq)',
		'description' => 'A price in the language of the page: also a sale price with the original one, or a starting price.',
		'keywords' => array( 'sq-price', 'shop' ),
		'inside' => 'The price as text: shown without script, and where no amount is given.',
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'tag',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'amount', 'label' => 'Amount', 'help' => 'What is paid, in minor units: 1250 is $12.50, or ¥1,250.', 'control' => 'number', 'min' => 0, 'max' => 100000000, 'step' => 1 ),
					array( 'name' => 'original', 'label' => 'Original', 'help' => 'The price before the sale, in minor units. Shown where it is more than the amount.', 'control' => 'number', 'min' => 0, 'max' => 100000000, 'step' => 1 ),
					array( 'name' => 'from', 'label' => 'From', 'help' => 'Other variants cost more: "from $12.50".', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'currency', 'label' => 'Currency', 'help' => 'The currency, such as EUR; else the store\'s.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/pricing-toggle' => array(
		'tag' => 'sq-pricing-toggle',
		'title' => 'Pricing toggle (sq)',
		'description' => 'Two buttons that swap which of two prices, and which way to join, is shown; without script both are there to read.',
		'keywords' => array( 'sq-pricing-toggle', 'shop' ),
		'inside' => 'Anything. What has `data-option="left"` or `data-option="right"` is shown with that button only: a price, a link to join, a whole section; as often as needed.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'leftright',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/html', array( 'content' => '<h3>Open studio</h3>
<p data-option="left"><strong>$65</strong> a month, until you leave</p>
<p data-option="right"><strong>$650</strong> a year: two months are free</p>
<ul>
  <li>The wheels and the glazes, seven days a week</li>
  <li>A shelf of your own</li>
</ul>
<p data-option="left"><a href="/members.html?plan=monthly">Join by the month</a></p>
<p data-option="right"><a href="/members.html?plan=yearly">Join for a year</a></p>' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'value', 'label' => 'Value', 'help' => 'Which of the two is shown.', 'control' => 'select', 'choices' => array( 'left' => 'Left', 'right' => 'Right' ), 'placeholder' => 'Left' ),
					array( 'name' => 'left-label', 'label' => 'Left label', 'help' => 'The left button, such as "Monthly". Without it the first words of the left content.', 'control' => 'text' ),
					array( 'name' => 'right-label', 'label' => 'Right label', 'help' => 'The right button, such as "Yearly". Without it the first words of the right content.', 'control' => 'text' ),
					array( 'name' => 'label', 'label' => 'Label', 'help' => 'The name of the two buttons for screen readers. Default "Pricing options".', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/product' => array(
		'tag' => 'sq-product',
		'title' => 'Product (sq)',
		'description' => 'A product: its HTML has the facts and a real form; the block keeps price, stock, images and address in step with the chosen variant, and adds it to the cart.',
		'keywords' => array( 'sq-product', 'shop' ),
		'inside' => 'The product: title, price, an sq-gallery and a form whose controls are named as the options; hooks are data-sq-field and data-sq-if.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'products',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/html', array( 'content' => '<h3 data-sq-field="title">Tide bowl</h3>
<p>
  <strong data-sq-field="price">from $39.00</strong>
  <span data-sq-if="on-sale">Original price <s data-sq-field="original-price">$48.00</s></span>
  <span data-sq-field="badge">Sale</span>
</p>
<form action="/api/commerce/shopping-cart/entries" method="post">
  <input type="hidden" name="itemId" value="tide-bowl">
  <input type="hidden" name="sku" value="">
  <fieldset>
    <legend>Glaze</legend>
    <label><input type="radio" name="Glaze" value="Celadon" required> Celadon</label>
    <label><input type="radio" name="Glaze" value="Ash" required> Ash</label>
  </fieldset>
  <p>
    <label>Size <select name="Size" required><option value="">Choose</option><option>Small</option><option>Large</option></select></label>
  </p>
  <p><label>Quantity <input type="number" name="quantity" value="1" min="1" max="20"></label></p>
  <p data-sq-field="stock">In stock</p>
  <p><button type="submit">Add to cart</button></p>
</form>' ) ),
		),
		'start' => array(
			'product' => '{"productType":1,"variants":[{"sku":"SQ1000001","price":4800,"qtyInStock":12,"optionValues":[{"optionName":"Glaze","value":"Celadon"},{"optionName":"Size","value":"Small"}]},{"sku":"SQ1000011","price":6400,"qtyInStock":2,"optionValues":[{"optionName":"Glaze","value":"Celadon"},{"optionName":"Size","value":"Large"}]},{"sku":"SQ1000021","price":4800,"onSale":true,"salePrice":3900,"qtyInStock":4,"optionValues":[{"optionName":"Glaze","value":"Ash"},{"optionName":"Size","value":"Small"}]},{"sku":"SQ1000031","price":6400,"qtyInStock":0,"optionValues":[{"optionName":"Glaze","value":"Ash"},{"optionName":"Size","value":"Large"}]}]}',
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'product', 'label' => 'Product', 'help' => 'The product: an item of the platform, or its structuredContent. Also as a script inside, of the type application/json with data-sq-product; without any, the item of the page.', 'control' => 'json' ),
					array( 'name' => 'src', 'label' => 'Src', 'help' => 'Where the same data is loaded from.', 'control' => 'url' ),
					array( 'name' => 'item-id', 'label' => 'Item ID', 'help' => 'The product\'s id in the cart; else the form\'s field itemId, or the id of the data.', 'control' => 'text' ),
					array( 'name' => 'currency', 'label' => 'Currency', 'help' => 'The currency of the prices, such as EUR; else the store\'s.', 'control' => 'text' ),
					array( 'name' => 'address', 'label' => 'Address', 'help' => 'How the address of the page names the variant: ?variant=, the options by their names, or not at all.', 'control' => 'select', 'choices' => array( 'variant' => 'Variant', 'options' => 'Options', 'none' => 'None' ), 'placeholder' => 'Variant' ),
					array( 'name' => 'low-stock', 'label' => 'Low stock', 'help' => 'Up to this number in stock, the number is shown.', 'control' => 'number', 'min' => 0, 'step' => 1, 'placeholder' => '5' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/product-quick-view' => array(
		'tag' => 'sq-product-quick-view',
		'title' => 'Product quick view (sq)',
		'description' => 'Links to products, one or a whole list of them: each opens its product in a dialog on the same page.',
		'keywords' => array( 'sq-product-quick-view', 'shop' ),
		'inside' => 'Links to products, in any HTML. Where some have `data-sq-quick-view`, only those open the dialog. A `<template>` beside a link, or beside a parent of it, is shown in place of the page that the link leads to.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'visibility',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => 'Links to products' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'selector', 'label' => 'Selector', 'help' => 'What is shown of the page that a link leads to: the first element for this selector.', 'control' => 'text', 'placeholder' => 'sq-product' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/reservation' => array(
		'tag' => 'sq-reservation',
		'title' => 'Reservation (sq)',
		'description' => 'The reservation widget of a booking service, around a link to it. Nothing is loaded from the service before the visitor agrees.',
		'keywords' => array( 'sq-reservation', 'consent and other sites' ),
		'inside' => 'A link to the page of the service, or a telephone number.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'calendar-alt',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => 'A link to the booking page' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'variant', 'label' => 'Variant', 'help' => 'How the service’s script is loaded: `plain`, as its address stands, and on cloneable websites only; or `themed`, with the parameters iframe, overlay and theme, and again when the layout changes.', 'control' => 'select', 'choices' => array( 'plain' => 'Plain', 'themed' => 'Themed' ), 'placeholder' => 'Plain' ),
					array( 'name' => 'provider', 'label' => 'Provider', 'help' => 'Who is contacted, as visitors know it. Without it the host of the script.', 'control' => 'text' ),
					array( 'name' => 'iframe', 'label' => 'Iframe', 'help' => 'The parameter iframe of the themed variant.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'overlay', 'label' => 'Overlay', 'help' => 'The parameter overlay of the themed variant.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'theme', 'label' => 'Theme', 'help' => 'The parameter theme of the themed variant. Without it the layout: wide in a block of more than 850 px, else standard.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/reviews' => array(
		'tag' => 'sq-reviews',
		'title' => 'Reviews (sq)',
		'description' => 'Asks for the review of a purchase: like sq-form, with stars, which are required, and the words for a request that has expired or was answered.',
		'keywords' => array( 'sq-reviews', 'shop' ),
		'inside' => 'A real form with radio buttons named rating; or nothing: then it has stars, a text, a name, and the parameter token of the address.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'star-filled',
		'kind' => 'blocks',
		'panels' => array(
			array(
				'title' => 'The request',
				'attributes' => array(
					array( 'name' => 'request', 'label' => 'Request', 'help' => 'Whether the review can still be written. Without it the page context says so, in reviewRequest.status.', 'control' => 'select', 'choices' => array( 'open' => 'Open', 'reviewed' => 'Reviewed', 'expired' => 'Expired' ) ),
					array( 'name' => 'form-id', 'label' => 'Form ID', 'help' => 'The id under which the platform knows the form.', 'control' => 'text', 'placeholder' => 'review' ),
				),
			),
			array(
				'title' => 'After sending',
				'attributes' => array(
					array( 'name' => 'post-submit-message', 'label' => 'Post submit message', 'help' => 'Shown in place of the form after success.', 'control' => 'textarea' ),
					array( 'name' => 'success-redirect', 'label' => 'Success redirect', 'help' => 'Where to go after success, instead of a message: http, https or relative.', 'control' => 'url' ),
				),
			),
			array(
				'title' => 'Checking',
				'attributes' => array(
					array( 'name' => 'email-pattern', 'label' => 'Email pattern', 'help' => 'Which emails are valid: documented (the last label has 2 to 4 letters) or html (as browsers check them).', 'control' => 'select', 'choices' => array( 'documented' => 'Documented', 'html' => 'HTML' ), 'placeholder' => 'Documented' ),
					array( 'name' => 'captcha', 'label' => 'Captcha', 'help' => 'The provider of the captcha. Its script is loaded at the first focus, after consent.', 'control' => 'select', 'choices' => array( 'none' => 'None', 'recaptcha' => 'Recaptcha', 'hcaptcha' => 'Hcaptcha', 'turnstile' => 'Turnstile' ), 'placeholder' => 'None' ),
					array( 'name' => 'captcha-key', 'label' => 'Captcha key', 'help' => 'The site\'s key for it. Default: websiteSettings.captchaSiteKey of the page context.', 'control' => 'text' ),
					array( 'name' => 'address-suggestions', 'label' => 'Address suggestions', 'help' => 'Whether fields with autocomplete="address-line1" suggest addresses, asked for from the site itself.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Keeping',
				'attributes' => array(
					array( 'name' => 'remember', 'label' => 'Remember', 'help' => 'Stores a draft on the device until it is sent, and sends it later when there is no network. Never passwords, card or identity numbers.', 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => 'Fields from data',
				'attributes' => array(
					array( 'name' => 'fields', 'label' => 'Fields', 'help' => 'Fields to render when there is no form inside. A server prints them with sq-blocks/form-html: then nothing moves.', 'control' => 'json' ),
					array( 'name' => 'submit-button-text', 'label' => 'Submit button text', 'help' => 'The text of the button of a rendered form.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'The platform\'s forms',
				'attributes' => array(
					array( 'name' => 'collection-id', 'label' => 'Collection ID', 'help' => 'The id of the collection that the form is in.', 'control' => 'text' ),
					array( 'name' => 'object-name', 'label' => 'Object name', 'help' => 'The name of the object the form belongs to.', 'control' => 'text' ),
					array( 'name' => 'overlay-form', 'label' => 'Overlay form', 'help' => 'Whether it is in an overlay. Detected inside a dialog or a popover.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/share' => array(
		'tag' => 'sq-share',
		'title' => 'Share (sq)',
		'description' => 'Shares a page: by the dialog of the device, where it has one, by copying the address, and by plain links of yours. No script of a third party is loaded.',
		'keywords' => array( 'sq-share', 'members and pages' ),
		'inside' => 'Links to the share pages of others, and by e-mail: they work without script.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'share',
		'kind' => 'blocks',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'url', 'label' => 'URL', 'help' => 'The address that is shared. Without it the canonical address of the page, or its own.', 'control' => 'url' ),
					array( 'name' => 'heading', 'label' => 'Heading', 'help' => 'The title that is shared. Without it that of the page.', 'control' => 'text' ),
					array( 'name' => 'text', 'label' => 'Text', 'help' => 'A text that is shared with it.', 'control' => 'textarea' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/sign-in' => array(
		'tag' => 'sq-sign-in',
		'title' => 'Sign in (sq)',
		'description' => 'The sign-in of a site’s members around a plain form: without leaving the page, with each error at its field, and a plain POST without script.',
		'keywords' => array( 'sq-sign-in', 'members and pages' ),
		'inside' => 'A form with an email and a password, and with `rememberMe` where members may stay signed in. Its action takes both as a plain POST.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'admin-users',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/html', array( 'content' => '<form class="sq-fields" action="/api/site-users/account/session" method="post">
  <div class="sq-field"><label for="member-email">Email</label> <input id="member-email" type="email" name="email" autocomplete="username" required></div>
  <div class="sq-field"><label for="member-password">Password</label> <input id="member-password" type="password" name="password" autocomplete="current-password" required></div>
  <label class="sq-choice"><input type="checkbox" name="rememberMe" value="true"> Stay signed in</label>
  <button class="sq-submit">Sign in</button>
</form>' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Who is signed in',
				'attributes' => array(
					array( 'name' => 'account', 'label' => 'Account', 'help' => 'Who is signed in, as the server knows: a name or an email. Empty: nobody, unless the member has signed in on an earlier page of this tab.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'After signing in and out',
				'attributes' => array(
					array( 'name' => 'success-redirect', 'label' => 'Success redirect', 'help' => 'Where to go after signing in: http, https or relative. Default: the page stays; inside sq-member-gate it is loaded again.', 'control' => 'url' ),
					array( 'name' => 'clone-cart', 'label' => 'Clone cart', 'help' => 'Whether the visitor keeps a copy of the cart after signing out.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/subscribe' => array(
		'tag' => 'sq-subscribe',
		'title' => 'Subscribe (sq)',
		'description' => 'A link to the checkout of a subscription.',
		'keywords' => array( 'sq-subscribe', 'shop' ),
		'inside' => 'A link or form that leads to the checkout without script, or the text of a link.',
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'update',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'cart-token', 'label' => 'Cart token', 'help' => 'The token of the cart with the subscription; without it the link inside stays as it is.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/table-booking' => array(
		'tag' => 'sq-table-booking',
		'title' => 'Table booking (sq)',
		'description' => 'A form for a table, which leads to the page of a booking service: its fields side by side, or below each other in a block of at most 750 px.',
		'keywords' => array( 'sq-table-booking', 'consent and other sites' ),
		'inside' => 'The form. A date field without `min` takes no day that is over.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'food',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/html', array( 'content' => '<form action="https://booking.example/tide-table" method="get">
  <label>Day <input type="date" name="date" required></label>
  <label>Time <input type="time" name="time" value="19:00" step="900" required></label>
  <label>People <select name="party"><option>1</option><option selected>2</option><option>3</option><option>4</option><option>5</option><option>6</option></select></label>
  <button>Find a table</button>
</form>' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'time-zone', 'label' => 'Time zone', 'help' => 'The time zone of the place, such as Europe/Berlin: a day is over when it is over there. Default: the visitor’s.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/tooltip' => array(
		'tag' => 'sq-tooltip',
		'title' => 'Tooltip (sq)',
		'description' => 'A short description of another element, shown when that is pointed at, focused or pressed long; without script it is readable beside the element.',
		'keywords' => array( 'sq-tooltip', 'messages and dialogs' ),
		'inside' => 'The description: text, or simple HTML without controls. Empty: the `title` of the described element.',
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'info-outline',
		'kind' => 'text',
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'for', 'label' => 'For', 'help' => 'The id of the element that it describes. Default: the element before the tag.', 'control' => 'text' ),
					array( 'name' => 'show-delay', 'label' => 'Show delay', 'help' => 'How long the pointer rests before it is shown, in ms. The focus shows it at once.', 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => 'ms', 'placeholder' => '1200' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/video' => array(
		'tag' => 'sq-video',
		'title' => 'Video (sq)',
		'description' => 'A video behind a play button. Nothing is loaded from the provider before the button is pressed.',
		'keywords' => array( 'sq-video', 'images and video' ),
		'inside' => 'A link to the video, a picture of it, a video element, or the video wrapper of an existing template.',
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'format-video',
		'kind' => 'blocks',
		'allowed' => array( 'core/image', 'core/video', 'core/paragraph' ),
		'linkTo' => 'src',
		'panels' => array(
			array(
				'title' => 'Most used',
				'attributes' => array(
					array( 'name' => 'src', 'label' => 'Src', 'help' => 'The address of a YouTube or Vimeo page, or of a video file.', 'control' => 'url' ),
					array( 'name' => 'heading', 'label' => 'Heading', 'help' => 'The title of the video: the name of the play button and of the frame.', 'control' => 'text' ),
					array( 'name' => 'poster', 'label' => 'Poster', 'help' => 'The address of a picture, where there is none inside the tag.', 'control' => 'url' ),
					array( 'name' => 'mode', 'label' => 'Mode', 'help' => 'The size of the video in its place: its own, fitted, or filling the place.', 'control' => 'text', 'placeholder' => 'none' ),
					array( 'name' => 'overlay', 'label' => 'Overlay', 'help' => 'The play button is shown first.', 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'force-autoplay', 'label' => 'Force autoplay', 'help' => 'Plays at once, where the visitor allows the provider.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'From templates',
				'attributes' => array(
					array( 'name' => 'data-provider-name', 'label' => 'Data provider name', 'help' => 'The provider, such as YouTube; else it is detected from the address.', 'control' => 'text' ),
					array( 'name' => 'thumbnail-url', 'label' => 'Thumbnail URL', 'help' => 'A picture that the provider has: shown where the visitor allows the provider.', 'control' => 'url' ),
					array( 'name' => 'custom-thumbnail', 'label' => 'Custom thumbnail', 'help' => 'The picture is one of your own: for embedded videos only.', 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'oembed', 'label' => 'Oembed', 'help' => 'oEmbed data of the provider: account_type, provider_name.', 'control' => 'json' ),
				),
			),
			array(
				'title' => 'Place and use',
				'attributes' => array(
					array( 'name' => 'columns', 'label' => 'Columns', 'help' => 'The height of its place, in percent of its width, is 100 divided by this number.', 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => '%' ),
					array( 'name' => 'inactive', 'label' => 'Inactive', 'help' => 'The play button does nothing.', 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
	'sq-blocks/widget' => array(
		'tag' => 'sq-widget',
		'title' => 'Widget (sq)',
		'description' => 'A part of the page that the site’s server renders, such as a summary of posts; until then, and if that fails, what is inside.',
		'keywords' => array( 'sq-widget', 'members and pages' ),
		'inside' => 'What is shown until the content is there, such as a link to the collection.',
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'screenoptions',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => 'A link to the collection' ) ),
		),
		'panels' => array(
			array(
				'title' => 'Settings',
				'attributes' => array(
					array( 'name' => 'type', 'label' => 'Type', 'help' => 'The type of the widget, as the server knows it.', 'control' => 'text' ),
					array( 'name' => 'widget-id', 'label' => 'Widget ID', 'help' => 'The id of the widget, as the server knows it.', 'control' => 'text' ),
					array( 'name' => 'value', 'label' => 'Value', 'help' => 'The settings of the widget.', 'control' => 'json' ),
					array( 'name' => 'collection-id', 'label' => 'Collection ID', 'help' => 'The collection whose items a summary shows.', 'control' => 'text' ),
				),
			),
			array(
				'title' => 'Loading of the block',
				'attributes' => array(
					array( 'name' => 'load', 'label' => 'Load', 'help' => 'When the code of the block is loaded.', 'control' => 'select', 'choices' => array( 'eager' => 'Eager', 'visible' => 'Visible', 'idle' => 'Idle', 'interaction' => 'Interaction' ) ),
				),
			),
		),
	),
);
