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
		'title' => __( 'Accordion (sq)', 'sq-blocks' ),
		'description' => __( 'Questions and answers, or other items, of which one or several are open.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'list-view',
		'kind' => 'blocks',
		'keywords' => array( 'sq-accordion', __( 'text and sections', 'sq-blocks' ), __( 'questions and answers', 'sq-blocks' ), __( 'faq', 'sq-blocks' ) ),
		'template' => array(
			array( 'core/heading', array( 'level' => 3, 'placeholder' => __( 'A question', 'sq-blocks' ) ) ),
			array( 'core/paragraph', array( 'placeholder' => __( 'Its answer', 'sq-blocks' ) ) ),
			array( 'core/heading', array( 'level' => 3, 'placeholder' => __( 'Another question', 'sq-blocks' ) ) ),
			array( 'core/paragraph', array( 'placeholder' => __( 'Its answer', 'sq-blocks' ) ) ),
		),
		'panels' => array(
			array(
				'title' => __( 'Opening', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'multiple', 'label' => __( 'Multiple', 'sq-blocks' ), 'help' => __( 'Several items may be open; else opening one closes the others.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'open-first', 'label' => __( 'Open first', 'sq-blocks' ), 'help' => __( 'The first item is open at the start.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'remember', 'label' => __( 'Remember', 'sq-blocks' ), 'help' => __( 'Until the browser tab is closed, a page that is loaded again has the same items open.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'items', 'label' => __( 'Items', 'sq-blocks' ), 'help' => __( 'Items as data, for a tag without content: a title, and a description that may have simple HTML.', 'sq-blocks' ), 'control' => 'json' ),
					array( 'name' => 'faq', 'label' => __( 'FAQ', 'sq-blocks' ), 'help' => __( 'Describes the items as questions and answers for search engines (FAQPage).', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Looks', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'icon', 'label' => __( 'Icon', 'sq-blocks' ), 'help' => __( 'What shows whether an item is open.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'plus' => __( 'Plus', 'sq-blocks' ), 'arrow' => __( 'Arrow', 'sq-blocks' ), 'none' => __( 'None', 'sq-blocks' ) ), 'placeholder' => __( 'Plus', 'sq-blocks' ) ),
					array( 'name' => 'icon-placement', 'label' => __( 'Icon placement', 'sq-blocks' ), 'help' => __( 'Where the icon is: at the end of the line (right), or before the text (left). The other way round in right-to-left text.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'right' => __( 'Right', 'sq-blocks' ), 'left' => __( 'Left', 'sq-blocks' ) ), 'placeholder' => __( 'Right', 'sq-blocks' ) ),
					array( 'name' => 'dividers', 'label' => __( 'Dividers', 'sq-blocks' ), 'help' => __( 'Lines between the items.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'first-divider', 'label' => __( 'First divider', 'sq-blocks' ), 'help' => __( 'A line above the first item.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'last-divider', 'label' => __( 'Last divider', 'sq-blocks' ), 'help' => __( 'A line below the last item.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/announcement-bar' => array(
		'tag' => 'sq-announcement-bar',
		'title' => __( 'Announcement bar (sq)', 'sq-blocks' ),
		'description' => __( 'A bar with one message, or with several that take turns. Visitors may close it for good; owners always see it.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'megaphone',
		'kind' => 'blocks',
		'allowed' => array( 'core/paragraph' ),
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => __( 'A message, with a link', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-announcement-bar', __( 'messages and dialogs', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'dismiss-key', 'label' => __( 'Dismiss key', 'sq-blocks' ), 'help' => __( 'The name under which it is remembered that the visitor has closed it. Default: its text.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'dismissible', 'label' => __( 'Dismissible', 'sq-blocks' ), 'help' => __( 'Whether it has a button to close it. A closed bar is hidden by the script of the next page, after it was drawn: only a line in the head of the page, as the demo has it, hides it before.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'rotate-interval', 'label' => __( 'Rotate interval', 'sq-blocks' ), 'help' => __( 'Seconds that each of several messages is shown. Without it all are shown below each other, as under reduced motion.', 'sq-blocks' ), 'control' => 'number', 'min' => 2, 'step' => 'any', 'unit' => __( 's', 'sq-blocks' ) ),
					array( 'name' => 'label', 'label' => __( 'Label', 'sq-blocks' ), 'help' => __( 'Its name for screen readers. Default "Announcement".', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/cart' => array(
		'tag' => 'sq-cart',
		'title' => __( 'Cart (sq)', 'sq-blocks' ),
		'description' => __( 'The cart, as a page or in a drawer that a link opens.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'cart',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => __( 'A link to the cart', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-cart', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'drawer', 'label' => __( 'Drawer', 'sq-blocks' ), 'help' => __( 'The cart is in a drawer, which the link inside opens.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'open-on-add', 'label' => __( 'Open on add', 'sq-blocks' ), 'help' => __( 'The drawer opens when something is added to the cart on this page.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'checkout-href', 'label' => __( 'Checkout href', 'sq-blocks' ), 'help' => __( 'Where the checkout is.', 'sq-blocks' ), 'control' => 'url' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/cart-indicator' => array(
		'tag' => 'sq-cart-indicator',
		'title' => __( 'Cart indicator (sq)', 'sq-blocks' ),
		'description' => __( 'A link to the cart with the number of items and the subtotal.', 'sq-blocks' ),
		'inside' => __( 'A link to the cart, or the text of one. The link works without script.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => true,
		'icon' => 'cart',
		'kind' => 'text',
		'keywords' => array( 'sq-cart-indicator', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'href', 'label' => __( 'Href', 'sq-blocks' ), 'help' => __( 'Where the cart is, when no link is inside.', 'sq-blocks' ), 'control' => 'url' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/checkout-button' => array(
		'tag' => 'sq-checkout-button',
		'title' => __( 'Checkout button (sq)', 'sq-blocks' ),
		'description' => __( 'A link to the checkout of the cart. Without a cart it says that checkout is not possible.', 'sq-blocks' ),
		'inside' => __( 'A link or form that leads to the checkout without script, or the text of a link.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => true,
		'icon' => 'money-alt',
		'kind' => 'text',
		'keywords' => array( 'sq-checkout-button', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'href', 'label' => __( 'Href', 'sq-blocks' ), 'help' => __( 'Where the checkout is.', 'sq-blocks' ), 'control' => 'url' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/comment-count' => array(
		'tag' => 'sq-comment-count',
		'title' => __( 'Comment count (sq)', 'sq-blocks' ),
		'description' => __( 'A link to the comments of a page, with their number beside it from Disqus, or a provider that counts like it, once the visitor has allowed its service.', 'sq-blocks' ),
		'inside' => __( 'The link to the comments.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'admin-comments',
		'kind' => 'text',
		'keywords' => array( 'sq-comment-count', __( 'consent and other sites', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'shortname', 'label' => __( 'Shortname', 'sq-blocks' ), 'help' => __( 'The name of the site at the provider. Without it websiteSettings.disqusShortname of the page context.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'url', 'label' => __( 'URL', 'sq-blocks' ), 'help' => __( 'The address under which the provider knows the page. Without it that of the link.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'identifier', 'label' => __( 'Identifier', 'sq-blocks' ), 'help' => __( 'The name under which the provider knows the page, if it has one.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/cookie-banner' => array(
		'tag' => 'sq-cookie-banner',
		'title' => __( 'Cookie banner (sq)', 'sq-blocks' ),
		'description' => __( 'Asks once for consent to cookies and third parties, stores the answer, and notifies the other blocks.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'privacy',
		'kind' => 'blocks',
		'allowed' => array( 'core/paragraph', 'core/list', 'core/heading' ),
		'keywords' => array( 'sq-cookie-banner', __( 'consent and other sites', 'sq-blocks' ), __( 'consent', 'sq-blocks' ), __( 'privacy', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'What is asked', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'accept-type', 'label' => __( 'Accept type', 'sq-blocks' ), 'help' => __( 'Whether there is a control to decline.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'OPT_IN' => __( 'Opt in', 'sq-blocks' ), 'OPT_IN_AND_OUT' => __( 'Opt in and out', 'sq-blocks' ) ), 'placeholder' => __( 'Opt in', 'sq-blocks' ) ),
					array( 'name' => 'purposes', 'label' => __( 'Purposes', 'sq-blocks' ), 'help' => __( 'What the visitor may choose apart, with spaces between: functional, analytics, media, marketing. A control opens the choice. Without this all is accepted or declined.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'restrictive', 'label' => __( 'Restrictive', 'sq-blocks' ), 'help' => __( 'Clears tracking cookies until the visitor accepts.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Words', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'text', 'label' => __( 'Text', 'sq-blocks' ), 'help' => __( 'The text, with simple HTML. Children replace it.', 'sq-blocks' ), 'control' => 'textarea' ),
					array( 'name' => 'cta-text', 'label' => __( 'Cta text', 'sq-blocks' ), 'help' => __( 'The label of the accepting control.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'opt-out-cta-text', 'label' => __( 'Opt out cta text', 'sq-blocks' ), 'help' => __( 'The label of the declining control.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Looks', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'variant', 'label' => __( 'Variant', 'sq-blocks' ), 'help' => __( 'A bar along an edge, or a card in a corner.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'BAR' => __( 'Bar', 'sq-blocks' ), 'POPUP' => __( 'Popup', 'sq-blocks' ) ), 'placeholder' => __( 'Bar', 'sq-blocks' ) ),
					array( 'name' => 'position', 'label' => __( 'Position', 'sq-blocks' ), 'help' => __( 'BAR: TOP or BOTTOM (default). POPUP: TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT or BOTTOM_LEFT (default).', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'theme', 'label' => __( 'Theme', 'sq-blocks' ), 'help' => __( 'Its colours, independent of those of the page.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'LIGHT' => __( 'Light', 'sq-blocks' ), 'DARK' => __( 'Dark', 'sq-blocks' ) ), 'placeholder' => __( 'Dark', 'sq-blocks' ) ),
					array( 'name' => 'cta-variant', 'label' => __( 'Cta variant', 'sq-blocks' ), 'help' => __( 'The look of the controls. ICON has no effect on Decline: beside it both controls have text.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'TEXT' => __( 'Text', 'sq-blocks' ), 'BUTTON' => __( 'Button', 'sq-blocks' ), 'ICON' => __( 'Icon', 'sq-blocks' ) ), 'placeholder' => __( 'Icon', 'sq-blocks' ) ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/dialog' => array(
		'tag' => 'sq-dialog',
		'title' => __( 'Dialog (sq)', 'sq-blocks' ),
		'description' => __( 'A modal dialog: the page\'s own `<dialog>`, opened by a button with `commandfor` or by a link to its id, or a question made of attributes.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'editor-expand',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/heading', array( 'level' => 2, 'placeholder' => __( 'A heading', 'sq-blocks' ) ) ),
			array( 'core/paragraph', array( 'placeholder' => __( 'Text', 'sq-blocks' ) ) ),
		),
		'isDialog' => true,
		'keywords' => array( 'sq-dialog', __( 'messages and dialogs', 'sq-blocks' ), __( 'modal', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'heading', 'label' => __( 'Heading', 'sq-blocks' ), 'help' => __( 'Its name, and the title of a question made of attributes.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'message', 'label' => __( 'Message', 'sq-blocks' ), 'help' => __( 'The text of a question made of attributes.', 'sq-blocks' ), 'control' => 'textarea' ),
					array( 'name' => 'buttons', 'label' => __( 'Buttons', 'sq-blocks' ), 'help' => __( 'The buttons of a question made of attributes. Reject is for a "no" that is an answer, Cancel for none.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'confirm-or-reject' => __( 'Confirm or reject', 'sq-blocks' ), 'confirm-or-cancel' => __( 'Confirm or cancel', 'sq-blocks' ), 'confirm-only' => __( 'Confirm only', 'sq-blocks' ), 'no-buttons' => __( 'No buttons', 'sq-blocks' ) ), 'placeholder' => __( 'Confirm or cancel', 'sq-blocks' ) ),
					array( 'name' => 'confirm-label', 'label' => __( 'Confirm label', 'sq-blocks' ), 'help' => __( 'Default "Confirm".', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'cancel-label', 'label' => __( 'Cancel label', 'sq-blocks' ), 'help' => __( 'Default "Cancel". Given with confirm-or-reject it is a third button.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'reject-label', 'label' => __( 'Reject label', 'sq-blocks' ), 'help' => __( 'Default "Reject".', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'escape-cancels', 'label' => __( 'Escape cancels', 'sq-blocks' ), 'help' => __( 'Whether Escape and a click beside the dialog cancel it.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'destroy-on-hide', 'label' => __( 'Destroy on hide', 'sq-blocks' ), 'help' => __( 'Removes the element from the page after the dialog was hidden. A question made of attributes is always made anew.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/donate' => array(
		'tag' => 'sq-donate',
		'title' => __( 'Donate (sq)', 'sq-blocks' ),
		'description' => __( 'A link to the checkout of a donation.', 'sq-blocks' ),
		'inside' => __( 'A link or form that leads to the checkout without script, or the text of a link.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'heart',
		'kind' => 'text',
		'keywords' => array( 'sq-donate', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'donate-page-id', 'label' => __( 'Donate page ID', 'sq-blocks' ), 'help' => __( 'The page of the donation; without it the link inside stays as it is.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/embed' => array(
		'tag' => 'sq-embed',
		'title' => __( 'Embed (sq)', 'sq-blocks' ),
		'description' => __( 'A page of another site in a frame: music, a calendar, a form, a design. Nothing is loaded from it before the visitor agrees.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'admin-site',
		'kind' => 'blocks',
		'allowed' => array( 'core/paragraph', 'core/image' ),
		'linkTo' => 'src',
		'keywords' => array( 'sq-embed', __( 'consent and other sites', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'src', 'label' => __( 'Src', 'sq-blocks' ), 'help' => __( 'The address of the page. Without it that of the first link inside.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'heading', 'label' => __( 'Heading', 'sq-blocks' ), 'help' => __( 'The title of the frame. Without it the text of the link.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'provider', 'label' => __( 'Provider', 'sq-blocks' ), 'help' => __( 'Who is contacted, such as "Spotify". Without it a known provider’s name, or the host.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'purpose', 'label' => __( 'Purpose', 'sq-blocks' ), 'help' => __( 'What the visitor is asked for. Without it "media", or what is known of the provider.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'functional' => __( 'Functional', 'sq-blocks' ), 'analytics' => __( 'Analytics', 'sq-blocks' ), 'media' => __( 'Media', 'sq-blocks' ), 'marketing' => __( 'Marketing', 'sq-blocks' ) ) ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/follow' => array(
		'tag' => 'sq-follow',
		'title' => __( 'Follow (sq)', 'sq-blocks' ),
		'description' => __( 'A link to a profile of X or Pinterest. In its place is the button of the provider, once the visitor has allowed media of others: nothing is loaded before.', 'sq-blocks' ),
		'inside' => __( 'The link to the profile. It stays where the provider cannot be reached within 10 seconds.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'groups',
		'kind' => 'text',
		'keywords' => array( 'sq-follow', __( 'consent and other sites', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/form' => array(
		'tag' => 'sq-form',
		'title' => __( 'Form (sq)', 'sq-blocks' ),
		'description' => __( 'A form that validates, is sent without leaving the page, shows each error at its field, and is a plain POST without script.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'feedback',
		'kind' => 'blocks',
		'isForm' => true,
		'button' => __( 'Send', 'sq-blocks' ),
		'keywords' => array( 'sq-form', __( 'forms', 'sq-blocks' ), __( 'contact form', 'sq-blocks' ) ),
		'template' => array(
			array( 'sq-blocks/form-field', array( 'name' => 'name', 'kind' => 'text', 'required' => true, 'label' => __( 'Name', 'sq-blocks' ) ) ),
			array( 'sq-blocks/form-field', array( 'name' => 'email', 'kind' => 'email', 'required' => true, 'label' => __( 'Email', 'sq-blocks' ) ) ),
			array( 'sq-blocks/form-field', array( 'name' => 'message', 'kind' => 'textarea', 'required' => true, 'label' => __( 'Message', 'sq-blocks' ) ) ),
		),
		'panels' => array(
			array(
				'title' => __( 'After sending', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'post-submit-message', 'label' => __( 'Post submit message', 'sq-blocks' ), 'help' => __( 'Shown in place of the form after success.', 'sq-blocks' ), 'control' => 'textarea' ),
					array( 'name' => 'success-redirect', 'label' => __( 'Success redirect', 'sq-blocks' ), 'help' => __( 'Where to go after success, instead of a message: http, https or relative.', 'sq-blocks' ), 'control' => 'url' ),
				),
			),
			array(
				'title' => __( 'Checking', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'email-pattern', 'label' => __( 'Email pattern', 'sq-blocks' ), 'help' => __( 'Which emails are valid: documented (the last label has 2 to 4 letters) or html (as browsers check them).', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'documented' => __( 'Documented', 'sq-blocks' ), 'html' => __( 'HTML', 'sq-blocks' ) ), 'placeholder' => __( 'Documented', 'sq-blocks' ) ),
				),
			),
			array(
				'title' => __( 'Keeping', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'remember', 'label' => __( 'Remember', 'sq-blocks' ), 'help' => __( 'Stores a draft on the device until it is sent, and sends it later when there is no network. Never passwords, card or identity numbers.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Fields from data', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'submit-button-text', 'control' => 'none' ),
				),
			),
			array(
				'title' => __( 'Forms of a website builder\'s server', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'form-id', 'label' => __( 'Form ID', 'sq-blocks' ), 'help' => __( 'The id under which the platform knows the form. A form with an action of its own needs none.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'overlay-form', 'label' => __( 'Overlay form', 'sq-blocks' ), 'help' => __( 'Whether it is in an overlay. Detected inside a dialog or a popover.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/gallery' => array(
		'tag' => 'sq-gallery',
		'title' => __( 'Gallery (sq)', 'sq-blocks' ),
		'description' => __( 'Images and videos as a slideshow, a slider, a carousel, or all at once in rows and columns.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'format-gallery',
		'kind' => 'blocks',
		'allowed' => array( 'core/image', 'core/video' ),
		'asksForImages' => true,
		'isLaidOut' => true,
		'keywords' => array( 'sq-gallery', __( 'images and video', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Most used', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'design', 'label' => __( 'Design', 'sq-blocks' ), 'help' => __( 'How the slides are laid out. Any other value is a plain stack.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'stacked' => __( 'Stacked', 'sq-blocks' ), 'slider' => __( 'Slider', 'sq-blocks' ), 'slideshow' => __( 'Slideshow', 'sq-blocks' ), 'grid' => __( 'Grid', 'sq-blocks' ), 'autogrid' => __( 'Autogrid', 'sq-blocks' ), 'autocolumns' => __( 'Autocolumns', 'sq-blocks' ), 'autorows' => __( 'Autorows', 'sq-blocks' ), 'carousel' => __( 'Carousel', 'sq-blocks' ), 'list' => __( 'List', 'sq-blocks' ) ), 'placeholder' => __( 'Stacked', 'sq-blocks' ) ),
					array( 'name' => 'slides-per-row', 'label' => __( 'Slides per row', 'sq-blocks' ), 'help' => __( 'Slides side by side, fewer in a narrow place. Default: 3 in a carousel, 4 in a grid.', 'sq-blocks' ), 'control' => 'number', 'min' => 1, 'max' => 12, 'step' => 1 ),
					array( 'name' => 'image-aspect-ratio', 'label' => __( 'Image aspect ratio', 'sq-blocks' ), 'help' => __( 'A fixed shape that images fill: "3:2", "1.5", standard, widescreen and the like; "Auto": each image has its own. Without it, the slides of a slideshow (shown whole), a carousel and an autogrid (cropped) share 3:2.', 'sq-blocks' ), 'control' => 'text', 'placeholder' => 'Auto' ),
					array( 'name' => 'gutter', 'label' => __( 'Gutter', 'sq-blocks' ), 'help' => __( 'Space between slides, in px. Default: 1 in a row, 20 in autorows and a list, 0 in columns.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => __( 'px', 'sq-blocks' ) ),
					array( 'name' => 'loop', 'label' => __( 'Loop', 'sq-blocks' ), 'help' => __( 'Next wraps around from the last slide to the first, Previous from the first to the last.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'autoplay', 'label' => __( 'Autoplay', 'sq-blocks' ), 'help' => __( 'Changes slides by itself, with a visible pause button. Under reduced motion only after Play is pressed.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'lightbox', 'label' => __( 'Lightbox', 'sq-blocks' ), 'help' => __( 'A click on a slide opens it in a lightbox.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'label', 'label' => __( 'Label', 'sq-blocks' ), 'help' => __( 'The name of the gallery for screen readers.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Size and space', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'padding', 'label' => __( 'Padding', 'sq-blocks' ), 'help' => __( 'Space between the slides of a grid, in px. Default: 20.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => __( 'px', 'sq-blocks' ) ),
					array( 'name' => 'column-width', 'label' => __( 'Column width', 'sq-blocks' ), 'help' => __( 'The least width of a column of autogrid and autocolumns, in px. Default: 250.', 'sq-blocks' ), 'control' => 'number', 'step' => 'any', 'unit' => __( 'px', 'sq-blocks' ) ),
					array( 'name' => 'row-height', 'label' => __( 'Row height', 'sq-blocks' ), 'help' => __( 'The least height of a row of autorows, in px. Default: 250.', 'sq-blocks' ), 'control' => 'number', 'min' => 1, 'step' => 'any', 'unit' => __( 'px', 'sq-blocks' ) ),
					array( 'name' => 'v-size', 'label' => __( 'V size', 'sq-blocks' ), 'help' => __( 'The height of a slider in units of --sq-vsize (10 px). Default: 40.', 'sq-blocks' ), 'control' => 'number', 'min' => 1, 'step' => 'any' ),
					array( 'name' => 'list-image-size', 'label' => __( 'List image size', 'sq-blocks' ), 'help' => __( 'How much of the width of a list its images take.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'small' => __( 'Small', 'sq-blocks' ), 'medium' => __( 'Medium', 'sq-blocks' ), 'large' => __( 'Large', 'sq-blocks' ) ), 'placeholder' => __( 'Medium', 'sq-blocks' ) ),
					array( 'name' => 'square-thumbs', 'label' => __( 'Square thumbs', 'sq-blocks' ), 'help' => __( 'Makes the slides of a grid, and thumbnails, square.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'auto-crop', 'label' => __( 'Auto crop', 'sq-blocks' ), 'help' => __( 'Crops images to fill a fixed shape; off shows them whole.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'mixed-content', 'label' => __( 'Mixed content', 'sq-blocks' ), 'help' => __( 'Images and videos share one shape, 16:9 unless one is set.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'auto-height', 'label' => __( 'Auto height', 'sq-blocks' ), 'help' => __( 'The height follows the current slide.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Captions and controls', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'captions', 'label' => __( 'Captions', 'sq-blocks' ), 'help' => __( 'Whether captions are shown; a lightbox shows them in any case.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'meta-position', 'label' => __( 'Meta position', 'sq-blocks' ), 'help' => __( 'Where captions are: below the image or over it.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'below' => __( 'Below', 'sq-blocks' ), 'top' => __( 'Top', 'sq-blocks' ), 'center' => __( 'Center', 'sq-blocks' ), 'bottom' => __( 'Bottom', 'sq-blocks' ) ), 'placeholder' => __( 'Below', 'sq-blocks' ) ),
					array( 'name' => 'arrows', 'label' => __( 'Arrows', 'sq-blocks' ), 'help' => __( 'Where the buttons Previous and Next are: below the slides or over them.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'below' => __( 'Below', 'sq-blocks' ), 'over' => __( 'Over', 'sq-blocks' ) ), 'placeholder' => __( 'Below', 'sq-blocks' ) ),
					array( 'name' => 'thumbnails', 'label' => __( 'Thumbnails', 'sq-blocks' ), 'help' => __( 'A strip of thumbnails below a slideshow.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'thumbnail-strip-height', 'label' => __( 'Thumbnail strip height', 'sq-blocks' ), 'help' => __( 'The height of the strip of thumbnails, in units of --sq-vsize (10 px).', 'sq-blocks' ), 'control' => 'number', 'min' => 1, 'step' => 'any', 'placeholder' => '10' ),
					array( 'name' => 'thumbnail-strip-margin', 'label' => __( 'Thumbnail strip margin', 'sq-blocks' ), 'help' => __( 'Space above the strip of thumbnails, in px.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => __( 'px', 'sq-blocks' ), 'placeholder' => '10' ),
					array( 'name' => 'previous-control', 'label' => __( 'Previous control', 'sq-blocks' ), 'help' => __( 'A selector of the page\'s own previous button.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'next-control', 'label' => __( 'Next control', 'sq-blocks' ), 'help' => __( 'A selector of the page\'s own next button.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'elements', 'label' => __( 'Elements', 'sq-blocks' ), 'help' => __( 'The elements that control it or show its position: names of parts, or selectors of the page\'s own elements.', 'sq-blocks' ), 'control' => 'json' ),
				),
			),
			array(
				'title' => __( 'Motion', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'transition', 'label' => __( 'Transition', 'sq-blocks' ), 'help' => __( 'How one slide of a slideshow is replaced by the next.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'fade' => __( 'Fade', 'sq-blocks' ), 'ken-burns' => __( 'Ken burns', 'sq-blocks' ), 'swipe' => __( 'Swipe', 'sq-blocks' ), 'new-swipe' => __( 'New swipe', 'sq-blocks' ), 'scroll' => __( 'Scroll', 'sq-blocks' ) ), 'placeholder' => __( 'Fade', 'sq-blocks' ) ),
					array( 'name' => 'speed', 'label' => __( 'Speed', 'sq-blocks' ), 'help' => __( 'Seconds that a change takes. Default: 1 in a slideshow, 0.5 in a slider.', 'sq-blocks' ), 'control' => 'number', 'min' => 0.01, 'step' => 'any', 'unit' => __( 's', 'sq-blocks' ) ),
					array( 'name' => 'easing', 'label' => __( 'Easing', 'sq-blocks' ), 'help' => __( 'The easing of a change.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'ease' => __( 'Ease', 'sq-blocks' ), 'linear' => __( 'Linear', 'sq-blocks' ), 'ease-in' => __( 'Ease in', 'sq-blocks' ), 'ease-out' => __( 'Ease out', 'sq-blocks' ), 'ease-in-out' => __( 'Ease in out', 'sq-blocks' ) ), 'placeholder' => __( 'Ease', 'sq-blocks' ) ),
					array( 'name' => 'direction', 'label' => __( 'Direction', 'sq-blocks' ), 'help' => __( 'The direction of the swipe transition.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'horizontal' => __( 'Horizontal', 'sq-blocks' ), 'vertical' => __( 'Vertical', 'sq-blocks' ) ), 'placeholder' => __( 'Horizontal', 'sq-blocks' ) ),
					array( 'name' => 'zoom', 'label' => __( 'Zoom', 'sq-blocks' ), 'help' => __( 'The final scale of a Ken Burns image.', 'sq-blocks' ), 'control' => 'number', 'min' => 1, 'max' => 2, 'step' => 'any', 'placeholder' => '1.075' ),
					array( 'name' => 'autoplay-duration', 'label' => __( 'Autoplay duration', 'sq-blocks' ), 'help' => __( 'Seconds that a slide stays. Default: 5.', 'sq-blocks' ), 'control' => 'number', 'min' => 0.1, 'step' => 'any', 'unit' => __( 's', 'sq-blocks' ) ),
					array( 'name' => 'autoplay-options', 'label' => __( 'Autoplay options', 'sq-blocks' ), 'help' => __( 'Times in ms (timeout, interval, resume), randomize, and the list pauseOnMouseover.', 'sq-blocks' ), 'control' => 'json' ),
					array( 'name' => 'accelerate', 'label' => __( 'Accelerate', 'sq-blocks' ), 'help' => __( 'Sets will-change on the row, so that the browser prepares for motion.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Current slide', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'current-index', 'label' => __( 'Current index', 'sq-blocks' ), 'help' => __( 'The current slide, from 0; negative numbers count from the end. A fraction is cut off.', 'sq-blocks' ), 'control' => 'number', 'step' => 'any', 'placeholder' => '0' ),
					array( 'name' => 'history-hash', 'label' => __( 'History hash', 'sq-blocks' ), 'help' => __( 'The address names the current slide; Back and a reload return to it.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'linked', 'label' => __( 'Linked', 'sq-blocks' ), 'help' => __( 'The ids of galleries that share the current index, with spaces between.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'alignment', 'label' => __( 'Alignment', 'sq-blocks' ), 'help' => __( 'Where the current slide of a slider rests.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'start' => __( 'Start', 'sq-blocks' ), 'middle' => __( 'Middle', 'sq-blocks' ), 'end' => __( 'End', 'sq-blocks' ) ), 'placeholder' => __( 'Middle', 'sq-blocks' ) ),
					array( 'name' => 'active-alignment', 'label' => __( 'Active alignment', 'sq-blocks' ), 'help' => __( 'Where the current slide of a slider rests: left, center or right; overrides alignment. Other values: center.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'click-behavior', 'label' => __( 'Click behavior', 'sq-blocks' ), 'help' => __( 'What a click on a slide without a link does. Default: next in a slideshow, else none.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'next' => __( 'Next', 'sq-blocks' ), 'lightbox' => __( 'Lightbox', 'sq-blocks' ), 'link' => __( 'Link', 'sq-blocks' ), 'none' => __( 'None', 'sq-blocks' ) ) ),
					array( 'name' => 'active-slide-click-behavior', 'label' => __( 'Active slide click behavior', 'sq-blocks' ), 'help' => __( 'What a click on the current slide of a slider does.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'next' => __( 'Next', 'sq-blocks' ), 'lightbox' => __( 'Lightbox', 'sq-blocks' ), 'link' => __( 'Link', 'sq-blocks' ), 'none' => __( 'None', 'sq-blocks' ) ), 'placeholder' => __( 'None', 'sq-blocks' ) ),
					array( 'name' => 'lightbox-theme', 'label' => __( 'Lightbox theme', 'sq-blocks' ), 'help' => __( 'The theme of the lightbox that the gallery opens.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'light' => __( 'Light', 'sq-blocks' ), 'dark' => __( 'Dark', 'sq-blocks' ) ), 'placeholder' => __( 'Dark', 'sq-blocks' ) ),
				),
			),
			array(
				'title' => __( 'Input', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'keyboard', 'label' => __( 'Keyboard', 'sq-blocks' ), 'help' => __( 'Arrow keys, Home and End change slides while the focus is inside.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'keys', 'label' => __( 'Keys', 'sq-blocks' ), 'help' => __( 'Names of the keys that change slides: previous, next, first, last.', 'sq-blocks' ), 'control' => 'json' ),
					array( 'name' => 'allow-page-scroll', 'label' => __( 'Allow page scroll', 'sq-blocks' ), 'help' => __( 'Directions in which a finger on the slides still scrolls the page.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'vertical' => __( 'Vertical', 'sq-blocks' ), 'horizontal' => __( 'Horizontal', 'sq-blocks' ), 'both' => __( 'Both', 'sq-blocks' ), 'none' => __( 'None', 'sq-blocks' ) ), 'placeholder' => __( 'Vertical', 'sq-blocks' ) ),
					array( 'name' => 'boundaries', 'label' => __( 'Boundaries', 'sq-blocks' ), 'help' => __( 'What happens to a drag beyond the ends: none, hard or inertial. One word for both ends, or two.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'snap-points', 'label' => __( 'Snap points', 'sq-blocks' ), 'help' => __( 'How far a slide must be dragged to change; "none": only a flick changes it.', 'sq-blocks' ), 'control' => 'text', 'placeholder' => '50%' ),
					array( 'name' => 'refresh-on-resize', 'label' => __( 'Refresh on resize', 'sq-blocks' ), 'help' => __( 'Scrolls back to the current slide when its width changes.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'refresh-on-orientation-change', 'label' => __( 'Refresh on orientation change', 'sq-blocks' ), 'help' => __( 'Scrolls back to the current slide when the device is turned.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Loading', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'lazy-load', 'label' => __( 'Lazy load', 'sq-blocks' ), 'help' => __( 'Images named by data-src are loaded when they come near the view.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'preload-count', 'label' => __( 'Preload count', 'sq-blocks' ), 'help' => __( 'How many slides beside the current one load their images ahead.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 1, 'placeholder' => '1' ),
					array( 'name' => 'use-bg-image', 'label' => __( 'Use bg image', 'sq-blocks' ), 'help' => __( 'Paints images named by data-src as backgrounds.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'loader-options', 'label' => __( 'Loader options', 'sq-blocks' ), 'help' => __( 'Options for the loading of images, as of sq-image.', 'sq-blocks' ), 'control' => 'json' ),
					array( 'name' => 'video-loader-options', 'label' => __( 'Video loader options', 'sq-blocks' ), 'help' => __( 'Options for videos, as of sq-video.', 'sq-blocks' ), 'control' => 'json' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/gift-card' => array(
		'tag' => 'sq-gift-card',
		'title' => __( 'Gift card (sq)', 'sq-blocks' ),
		'description' => __( 'A link to the checkout of a gift card.', 'sq-blocks' ),
		'inside' => __( 'A link or form that leads to the checkout without script, or the text of a link.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'tickets-alt',
		'kind' => 'text',
		'keywords' => array( 'sq-gift-card', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'website-id', 'label' => __( 'Website ID', 'sq-blocks' ), 'help' => __( 'The site of the gift card. Default: the site of the page context.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'gift-card-product-id', 'label' => __( 'Gift card product ID', 'sq-blocks' ), 'help' => __( 'The product; without it the link inside stays as it is.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'sku', 'label' => __( 'SKU', 'sq-blocks' ), 'help' => __( 'The amount; without it the visitor chooses one on the page of the gift card.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/image' => array(
		'tag' => 'sq-image',
		'title' => __( 'Image (sq)', 'sq-blocks' ),
		'description' => __( 'An image, loaded in the size of its place and cropped around its focal point.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'format-image',
		'kind' => 'blocks',
		'allowed' => array( 'core/image' ),
		'template' => array(
			array( 'core/image', array(  ) ),
		),
		'isLaidOut' => true,
		'keywords' => array( 'sq-image', __( 'images and video', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Most used', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'source', 'label' => __( 'Source', 'sq-blocks' ), 'help' => __( 'The address of the image; else the data-src or data-image of the image inside.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'fixed-ratio', 'label' => __( 'Fixed ratio', 'sq-blocks' ), 'help' => __( 'A frame of this shape, such as "3:2"; "true" takes the shape of the image.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'focal-point', 'label' => __( 'Focal point', 'sq-blocks' ), 'help' => __( 'The point that stays visible when the image is cropped: "0.5,0.25", fractions of its width and height.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'crop-mode', 'label' => __( 'Crop mode', 'sq-blocks' ), 'help' => __( 'How the image fills its frame.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'cover' => __( 'Cover', 'sq-blocks' ), 'contain' => __( 'Contain', 'sq-blocks' ), 'none' => __( 'None', 'sq-blocks' ) ), 'placeholder' => __( 'Cover', 'sq-blocks' ) ),
					array( 'name' => 'fit-alignment', 'label' => __( 'Fit alignment', 'sq-blocks' ), 'help' => __( 'The position of an image that does not fill its frame: top, left, center, right, bottom.', 'sq-blocks' ), 'control' => 'text', 'placeholder' => 'center' ),
					array( 'name' => 'load-mode', 'label' => __( 'Load mode', 'sq-blocks' ), 'help' => __( 'When the image is loaded: at once, when load() is called, or within 200 px of the viewport. Default: the data-load of the image.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'true' => __( 'True', 'sq-blocks' ), 'false' => __( 'False', 'sq-blocks' ), 'viewport' => __( 'Viewport', 'sq-blocks' ) ), 'placeholder' => __( 'True', 'sq-blocks' ) ),
					array( 'name' => 'dimensions', 'label' => __( 'Dimensions', 'sq-blocks' ), 'help' => __( 'The size of the original, "1500x1000"; else data-image-dimensions, or width and height.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'stretch', 'label' => __( 'Stretch', 'sq-blocks' ), 'help' => __( 'Enlarges the image to the width of its place.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Addresses by size', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'size-format', 'label' => __( 'Size format', 'sq-blocks' ), 'help' => __( 'How the address contains the width: ?format=750w, or -750w before the extension.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'queryString' => __( 'Querystring', 'sq-blocks' ), 'filename' => __( 'Filename', 'sq-blocks' ) ), 'placeholder' => __( 'Querystring', 'sq-blocks' ) ),
					array( 'name' => 'size-adjustment', 'label' => __( 'Size adjustment', 'sq-blocks' ), 'help' => __( 'Multiplies the width that is requested; below 0 counts as 0.', 'sq-blocks' ), 'control' => 'number', 'step' => 'any', 'placeholder' => '1' ),
					array( 'name' => 'dpr-min', 'label' => __( 'DPR min', 'sq-blocks' ), 'help' => __( 'The least pixel ratio that the size is chosen for.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 'any', 'placeholder' => '0' ),
					array( 'name' => 'dpr-max', 'label' => __( 'DPR max', 'sq-blocks' ), 'help' => __( 'The greatest pixel ratio that the size is chosen for; null is unlimited.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 'any', 'placeholder' => 'Infinity' ),
					array( 'name' => 'allow-save-data', 'label' => __( 'Allow save data', 'sq-blocks' ), 'help' => __( 'Requests a smaller image for visitors with the save-data preference.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Loading again', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'force-image-update', 'label' => __( 'Force image update', 'sq-blocks' ), 'help' => __( 'Requests the image again when a value changes, also when it is loaded.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'allow-concurrent-loads', 'label' => __( 'Allow concurrent loads', 'sq-blocks' ), 'help' => __( 'Starts a load also while the same image is being loaded.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Drawing', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'use-bg-image', 'label' => __( 'Use bg image', 'sq-blocks' ), 'help' => __( 'Paints the image as the background of its frame.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'use-advanced-positioning', 'label' => __( 'Use advanced positioning', 'sq-blocks' ), 'help' => __( 'Places the image by object-position; else by computed offsets.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/info-bar' => array(
		'tag' => 'sq-info-bar',
		'title' => __( 'Info bar (sq)', 'sq-blocks' ),
		'description' => __( 'The mobile information bar: a site\'s links to mail, call and find it, along the lower edge of windows up to 1024 px wide.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'phone',
		'kind' => 'blocks',
		'allowed' => array( 'core/paragraph' ),
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => __( 'A link to write to you', 'sq-blocks' ) ) ),
			array( 'core/paragraph', array( 'placeholder' => __( 'A link to call you', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-info-bar', __( 'messages and dialogs', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'theme', 'label' => __( 'Theme', 'sq-blocks' ), 'help' => __( 'Light, dark, or none: no bar. The numbers 2, 3 and 1 of the specification as well. Default: that of the page context, else light.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'contact-email', 'label' => __( 'Contact email', 'sq-blocks' ), 'help' => __( 'Whether the link to write a mail is shown.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'contact-phone-number', 'label' => __( 'Contact phone number', 'sq-blocks' ), 'help' => __( 'Whether the link to call is shown.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'location', 'label' => __( 'Location', 'sq-blocks' ), 'help' => __( 'Whether the element with `data-info="location"` is shown.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'business-hours', 'label' => __( 'Business hours', 'sq-blocks' ), 'help' => __( 'Whether the element with `data-info="hours"` is shown.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/lightbox' => array(
		'tag' => 'sq-lightbox',
		'title' => __( 'Lightbox (sq)', 'sq-blocks' ),
		'description' => __( 'A full-screen viewer for images and videos: its own, or those of a gallery.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'images-alt2',
		'kind' => 'blocks',
		'allowed' => array( 'core/image', 'core/video' ),
		'asksForImages' => true,
		'isLaidOut' => true,
		'keywords' => array( 'sq-lightbox', __( 'images and video', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Most used', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'for', 'label' => __( 'For', 'sq-blocks' ), 'help' => __( 'The ids of galleries whose slides are the items; without it the children are.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'group', 'label' => __( 'Group', 'sq-blocks' ), 'help' => __( 'The items are all links of the page with this name in data-sq-lightbox.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'theme', 'label' => __( 'Theme', 'sq-blocks' ), 'help' => __( 'Light or dark.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'light' => __( 'Light', 'sq-blocks' ), 'dark' => __( 'Dark', 'sq-blocks' ) ), 'placeholder' => __( 'Dark', 'sq-blocks' ) ),
					array( 'name' => 'loop', 'label' => __( 'Loop', 'sq-blocks' ), 'help' => __( 'Next wraps around from the last item to the first, Previous from the first to the last.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'thumbnails', 'label' => __( 'Thumbnails', 'sq-blocks' ), 'help' => __( 'A strip of small images below the item.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'zoom', 'label' => __( 'Zoom', 'sq-blocks' ), 'help' => __( 'Images can be enlarged: by buttons, keys, the wheel, two fingers or a double tap.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'history-hash', 'label' => __( 'History hash', 'sq-blocks' ), 'help' => __( 'The address names the open item; a visit to that address opens it.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'start-index', 'label' => __( 'Start index', 'sq-blocks' ), 'help' => __( 'The item that open() shows without a parameter, from 0.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 1, 'placeholder' => '0' ),
				),
			),
			array(
				'title' => __( 'Tools', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'slideshow', 'label' => __( 'Slideshow', 'sq-blocks' ), 'help' => __( 'A button that shows one item after the other.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'slideshow-duration', 'label' => __( 'Slideshow duration', 'sq-blocks' ), 'help' => __( 'Seconds that an item stays in the slideshow.', 'sq-blocks' ), 'control' => 'number', 'min' => 1, 'step' => 'any', 'unit' => __( 's', 'sq-blocks' ), 'placeholder' => '5' ),
					array( 'name' => 'share', 'label' => __( 'Share', 'sq-blocks' ), 'help' => __( 'A button that shares the address, or copies it where the browser cannot share.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'download', 'label' => __( 'Download', 'sq-blocks' ), 'help' => __( 'A link that downloads the image.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'fullscreen', 'label' => __( 'Fullscreen', 'sq-blocks' ), 'help' => __( 'A button for full screen, where the browser has it.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Looks and input', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'opacity', 'label' => __( 'Opacity', 'sq-blocks' ), 'help' => __( 'How much of the page the overlay covers, 0 to 1.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'max' => 1, 'step' => 'any', 'placeholder' => '0.95' ),
					array( 'name' => 'image-click', 'label' => __( 'Image click', 'sq-blocks' ), 'help' => __( 'What a click on an image does, of several and without touch: shows the one before or after it, or enlarges it.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'step' => __( 'Step', 'sq-blocks' ), 'zoom' => __( 'Zoom', 'sq-blocks' ) ), 'placeholder' => __( 'Step', 'sq-blocks' ) ),
					array( 'name' => 'variant', 'label' => __( 'Variant', 'sq-blocks' ), 'help' => __( 'How it fades: 0.3 s and then 0.6 s, or 0.35 s for the basic one.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'widget' => __( 'Widget', 'sq-blocks' ), 'basic' => __( 'Basic', 'sq-blocks' ) ), 'placeholder' => __( 'Widget', 'sq-blocks' ) ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/map' => array(
		'tag' => 'sq-map',
		'title' => __( 'Map (sq)', 'sq-blocks' ),
		'description' => __( 'An address, and a map of it once it is in view and the visitor has consented.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'location',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => __( 'The address, with a link to a map', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-map', __( 'consent and other sites', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Place', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'map-lat', 'label' => __( 'Map lat', 'sq-blocks' ), 'help' => __( 'Latitude of the centre.', 'sq-blocks' ), 'control' => 'number', 'min' => -90, 'max' => 90, 'step' => 'any', 'placeholder' => '40.7207559' ),
					array( 'name' => 'map-lng', 'label' => __( 'Map lng', 'sq-blocks' ), 'help' => __( 'Longitude of the centre.', 'sq-blocks' ), 'control' => 'number', 'min' => -180, 'max' => 180, 'step' => 'any', 'placeholder' => '-74.0007613' ),
					array( 'name' => 'map-zoom', 'label' => __( 'Map zoom', 'sq-blocks' ), 'help' => __( 'Zoom, 0 (the world) to 22 (a house).', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'max' => 22, 'step' => 'any', 'placeholder' => '12' ),
					array( 'name' => 'marker-lat', 'label' => __( 'Marker lat', 'sq-blocks' ), 'help' => __( 'Latitude of the marker; without it the centre.', 'sq-blocks' ), 'control' => 'number', 'min' => -90, 'max' => 90, 'step' => 'any' ),
					array( 'name' => 'marker-lng', 'label' => __( 'Marker lng', 'sq-blocks' ), 'help' => __( 'Longitude of the marker; without it the centre.', 'sq-blocks' ), 'control' => 'number', 'min' => -180, 'max' => 180, 'step' => 'any' ),
				),
			),
			array(
				'title' => __( 'Whose map', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'style-url', 'label' => __( 'Style URL', 'sq-blocks' ), 'help' => __( 'The address of a MapLibre style. From the same site it needs no consent.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'map-style', 'label' => __( 'Map style', 'sq-blocks' ), 'help' => __( 'The style of the map: a name, or its number from 1 to 6.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'Original' => __( 'Original', 'sq-blocks' ), 'Grayscale' => __( 'Grayscale', 'sq-blocks' ), 'Satellite' => __( 'Satellite', 'sq-blocks' ), 'MinimalLight' => __( 'Minimallight', 'sq-blocks' ), 'MinimalDark' => __( 'Minimaldark', 'sq-blocks' ), 'MinimalBlue' => __( 'Minimalblue', 'sq-blocks' ) ), 'placeholder' => __( 'Grayscale', 'sq-blocks' ) ),
				),
			),
			array(
				'title' => __( 'Address', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'address-title', 'label' => __( 'Address title', 'sq-blocks' ), 'help' => __( 'The name of the place.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'address-line1', 'label' => __( 'Address line1', 'sq-blocks' ), 'help' => __( 'Street and number.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'address-line2', 'label' => __( 'Address line2', 'sq-blocks' ), 'help' => __( 'Postcode and town.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'address-country', 'label' => __( 'Address country', 'sq-blocks' ), 'help' => __( 'Country.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Looks', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'show-labels', 'label' => __( 'Show labels', 'sq-blocks' ), 'help' => __( 'Whether names of places and streets are shown.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'show-terrain', 'label' => __( 'Show terrain', 'sq-blocks' ), 'help' => __( 'Whether terrain is shown.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'show-controls', 'label' => __( 'Show controls', 'sq-blocks' ), 'help' => __( 'Whether there are zoom buttons.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'disable-default-ui', 'label' => __( 'Disable default ui', 'sq-blocks' ), 'help' => __( 'Whether the library\'s own controls are left out.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Input', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'map-draggable', 'label' => __( 'Map draggable', 'sq-blocks' ), 'help' => __( 'Whether the map can be dragged.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'scrollwheel', 'label' => __( 'Scrollwheel', 'sq-blocks' ), 'help' => __( 'Whether the mouse wheel zooms.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'marker-draggable', 'label' => __( 'Marker draggable', 'sq-blocks' ), 'help' => __( 'Whether the marker can be moved, by pointer or arrow keys.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'link-on-click', 'label' => __( 'Link on click', 'sq-blocks' ), 'help' => __( 'Whether a click on the marker opens the place on a maps page.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/marquee' => array(
		'tag' => 'sq-marquee',
		'title' => __( 'Marquee (sq)', 'sq-blocks' ),
		'description' => __( 'Text that moves along a wave, with a pause button; a plain readable line under reduced motion and without script.', 'sq-blocks' ),
		'inside' => __( 'Text, images and inline elements. A line with links in it is straight, so that they can be used.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'controls-forward',
		'kind' => 'text',
		'keywords' => array( 'sq-marquee', __( 'text and sections', 'sq-blocks' ), __( 'ticker', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Motion', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'speed', 'label' => __( 'Speed', 'sq-blocks' ), 'help' => __( 'Pixels per second.', 'sq-blocks' ), 'control' => 'number', 'min' => 1, 'max' => 1000, 'step' => 'any', 'unit' => __( 'px', 'sq-blocks' ), 'placeholder' => '60' ),
					array( 'name' => 'direction', 'label' => __( 'Direction', 'sq-blocks' ), 'help' => __( 'The direction in which the text moves.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'left' => __( 'Left', 'sq-blocks' ), 'right' => __( 'Right', 'sq-blocks' ) ), 'placeholder' => __( 'Left', 'sq-blocks' ) ),
					array( 'name' => 'pause-on-hover', 'label' => __( 'Pause on hover', 'sq-blocks' ), 'help' => __( 'Pauses while the pointer is over it.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'animation-speed', 'label' => __( 'Animation speed', 'sq-blocks' ), 'help' => __( 'A multiple of the speed.', 'sq-blocks' ), 'control' => 'number', 'min' => 0.1, 'max' => 10, 'step' => 'any', 'placeholder' => '1' ),
				),
			),
			array(
				'title' => __( 'Wave', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'wave-intensity', 'label' => __( 'Wave intensity', 'sq-blocks' ), 'help' => __( 'The height of the waves: 0 (a straight line) to 100 (the full height of the block).', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'max' => 100, 'step' => 'any', 'placeholder' => '30' ),
					array( 'name' => 'wave-frequency', 'label' => __( 'Wave frequency', 'sq-blocks' ), 'help' => __( 'The number of waves: 0 (each 1000 px long) to 100 (each 250 px long).', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'max' => 100, 'step' => 'any', 'placeholder' => '20' ),
				),
			),
			array(
				'title' => __( 'Text', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'separator', 'label' => __( 'Separator', 'sq-blocks' ), 'help' => __( 'The text between one repetition and the next.', 'sq-blocks' ), 'control' => 'text', 'placeholder' => '   •   ' ),
					array( 'name' => 'item-spacing', 'label' => __( 'Item spacing', 'sq-blocks' ), 'help' => __( 'Space in place of the separator: a CSS length.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'fade-edges', 'label' => __( 'Fade edges', 'sq-blocks' ), 'help' => __( 'Whether the text fades in and out at the edges.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'marquee-items', 'label' => __( 'Marquee items', 'sq-blocks' ), 'help' => __( 'What moves when there is nothing inside.', 'sq-blocks' ), 'control' => 'json' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/member-gate' => array(
		'tag' => 'sq-member-gate',
		'title' => __( 'Member gate (sq)', 'sq-blocks' ),
		'description' => __( 'The notice of a page that is locked or for members only, around the form or the links that lead in. The server decides who may see the page: nothing that is secret belongs into its HTML.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'lock',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => __( 'Links to sign in, and to become a member', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-member-gate', __( 'members and pages', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'kind', 'label' => __( 'Kind', 'sq-blocks' ), 'help' => __( 'What the page is: `locked` by a password, or for `members` only. Without it the page’s type says so: 103 is locked, 105 and 106 are for members.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'locked' => __( 'Locked', 'sq-blocks' ), 'members' => __( 'Members', 'sq-blocks' ) ) ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/menu' => array(
		'tag' => 'sq-menu',
		'title' => __( 'Menu (sq)', 'sq-blocks' ),
		'description' => __( 'Menus or other sections as tabs, of which one is shown; in a narrow place one below the other.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'table-row-after',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/heading', array( 'level' => 3, 'placeholder' => __( 'A section', 'sq-blocks' ) ) ),
			array( 'core/paragraph', array( 'placeholder' => __( 'What is in it', 'sq-blocks' ) ) ),
			array( 'core/heading', array( 'level' => 3, 'placeholder' => __( 'Another section', 'sq-blocks' ) ) ),
			array( 'core/paragraph', array( 'placeholder' => __( 'What is in it', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-menu', __( 'text and sections', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'active', 'label' => __( 'Active', 'sq-blocks' ), 'help' => __( 'The tab that is shown at the start, from 0. The address takes precedence. Up to 2 nothing moves when the script comes.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 1, 'placeholder' => '0' ),
					array( 'name' => 'label', 'label' => __( 'Label', 'sq-blocks' ), 'help' => __( 'The name of the tabs for screen readers.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'activation', 'label' => __( 'Activation', 'sq-blocks' ), 'help' => __( 'Whether the arrow keys only move to a tab, which Enter or Space then selects, or select it at once.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'manual' => __( 'Manual', 'sq-blocks' ), 'auto' => __( 'Auto', 'sq-blocks' ) ), 'placeholder' => __( 'Manual', 'sq-blocks' ) ),
					array( 'name' => 'address', 'label' => __( 'Address', 'sq-blocks' ), 'help' => __( 'A selected tab is named in the address, if its section has an id: it can be linked to, and Back returns.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/newsletter' => array(
		'tag' => 'sq-newsletter',
		'title' => __( 'Newsletter (sq)', 'sq-blocks' ),
		'description' => __( 'A newsletter sign-up: like sq-form, in a small layout, with an event for each new subscriber.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'email',
		'kind' => 'blocks',
		'isForm' => true,
		'button' => __( 'Sign up', 'sq-blocks' ),
		'keywords' => array( 'sq-newsletter', __( 'forms', 'sq-blocks' ), __( 'mailing list', 'sq-blocks' ) ),
		'template' => array(
			array( 'core/heading', array( 'level' => 2, 'placeholder' => __( 'A heading', 'sq-blocks' ) ) ),
			array( 'sq-blocks/form-field', array( 'name' => 'email', 'kind' => 'email', 'required' => true, 'label' => __( 'Email', 'sq-blocks' ) ) ),
		),
		'panels' => array(
			array(
				'title' => __( 'After sending', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'post-submit-message', 'label' => __( 'Post submit message', 'sq-blocks' ), 'help' => __( 'Shown in place of the form after success.', 'sq-blocks' ), 'control' => 'textarea' ),
					array( 'name' => 'success-redirect', 'label' => __( 'Success redirect', 'sq-blocks' ), 'help' => __( 'Where to go after success, instead of a message: http, https or relative.', 'sq-blocks' ), 'control' => 'url' ),
				),
			),
			array(
				'title' => __( 'Checking', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'email-pattern', 'label' => __( 'Email pattern', 'sq-blocks' ), 'help' => __( 'Which emails are valid: documented (the last label has 2 to 4 letters) or html (as browsers check them).', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'documented' => __( 'Documented', 'sq-blocks' ), 'html' => __( 'HTML', 'sq-blocks' ) ), 'placeholder' => __( 'Documented', 'sq-blocks' ) ),
				),
			),
			array(
				'title' => __( 'Keeping', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'remember', 'label' => __( 'Remember', 'sq-blocks' ), 'help' => __( 'Stores a draft on the device until it is sent, and sends it later when there is no network. Never passwords, card or identity numbers.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Fields from data', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'submit-button-text', 'control' => 'none' ),
				),
			),
			array(
				'title' => __( 'Forms of a website builder\'s server', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'form-id', 'label' => __( 'Form ID', 'sq-blocks' ), 'help' => __( 'The id under which the platform knows the form. A form with an action of its own needs none.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'overlay-form', 'label' => __( 'Overlay form', 'sq-blocks' ), 'help' => __( 'Whether it is in an overlay. Detected inside a dialog or a popover.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/popup' => array(
		'tag' => 'sq-popup',
		'title' => __( 'Popup (sq)', 'sq-blocks' ),
		'description' => __( 'A site\'s popup overlay: a message or a form that opens over the page, once it disturbs nothing, unless the visitor has closed it recently. Without script and on paper it is in the page.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'welcome-view-site',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/heading', array( 'level' => 2, 'placeholder' => __( 'A heading', 'sq-blocks' ) ) ),
			array( 'core/paragraph', array( 'placeholder' => __( 'Text', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-popup', __( 'messages and dialogs', 'sq-blocks' ), __( 'modal', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'When it opens', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'show-on-timer', 'label' => __( 'Show on timer', 'sq-blocks' ), 'help' => __( 'Whether it opens some seconds after the page has loaded. Default: if no other trigger is given. "false" without another one: it opens by a button, a link or `open()` alone.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'timer-delay', 'label' => __( 'Timer delay', 'sq-blocks' ), 'help' => __( 'How many seconds. Default 5.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => __( 's', 'sq-blocks' ) ),
					array( 'name' => 'show-on-scroll', 'label' => __( 'Show on scroll', 'sq-blocks' ), 'help' => __( 'Whether it opens when the page is scrolled.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'scroll-percentage', 'label' => __( 'Scroll percentage', 'sq-blocks' ), 'help' => __( 'How far, in percent of the page. Given, it opens then. Default 50.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'max' => 100, 'step' => 'any', 'unit' => __( '%', 'sq-blocks' ) ),
					array( 'name' => 'exit-intent', 'label' => __( 'Exit intent', 'sq-blocks' ), 'help' => __( 'Whether it opens when the pointer leaves the window at its upper edge.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'How often', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'display-frequency', 'label' => __( 'Display frequency', 'sq-blocks' ), 'help' => __( 'Days for which it stays away after it was closed; 0: none, -1: for ever. Default: that of the page context, else 7.', 'sq-blocks' ), 'control' => 'number', 'min' => -1, 'step' => 'any', 'unit' => __( 'days', 'sq-blocks' ) ),
					array( 'name' => 'show-until-signup', 'label' => __( 'Show until signup', 'sq-blocks' ), 'help' => __( 'Whether -1 holds only for visitors who have sent its form. Others see it again after a day.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'version', 'label' => __( 'Version', 'sq-blocks' ), 'help' => __( 'Another version is shown to those who have closed or answered the one before.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Where', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'enable-mobile', 'label' => __( 'Enable mobile', 'sq-blocks' ), 'help' => __( 'Whether it opens by itself in windows up to 432 px wide.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'show-on-all-pages', 'label' => __( 'Show on all pages', 'sq-blocks' ), 'help' => __( 'Whether it opens by itself on every page. Default: if no pages are named.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'enabled-pages', 'label' => __( 'Enabled pages', 'sq-blocks' ), 'help' => __( 'The pages on which it opens by itself: paths, or ids of collections, with spaces between.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Name', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'label', 'label' => __( 'Label', 'sq-blocks' ), 'help' => __( 'Its name for screen readers. Default: its first heading, else "Message".', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/price' => array(
		'tag' => 'sq-price',
		'title' => __( 'Price (sq)', 'sq-blocks' ),
		'description' => __( 'A price in the language of the page: also a sale price with the original one, or a starting price.', 'sq-blocks' ),
		'inside' => __( 'The price as text: shown without script, and where no amount is given.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'tag',
		'kind' => 'text',
		'keywords' => array( 'sq-price', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'amount', 'label' => __( 'Amount', 'sq-blocks' ), 'help' => __( 'What is paid, in minor units: 1250 is $12.50, or ¥1,250.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'max' => 100000000, 'step' => 1 ),
					array( 'name' => 'original', 'label' => __( 'Original', 'sq-blocks' ), 'help' => __( 'The price before the sale, in minor units. Shown where it is more than the amount.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'max' => 100000000, 'step' => 1 ),
					array( 'name' => 'from', 'label' => __( 'From', 'sq-blocks' ), 'help' => __( 'Other variants cost more: "from $12.50".', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'currency', 'label' => __( 'Currency', 'sq-blocks' ), 'help' => __( 'The currency, such as EUR; else the store\'s.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/pricing-toggle' => array(
		'tag' => 'sq-pricing-toggle',
		'title' => __( 'Pricing toggle (sq)', 'sq-blocks' ),
		'description' => __( 'Two buttons that swap which of two prices, and which way to join, is shown; without script both are there to read.', 'sq-blocks' ),
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
		'keywords' => array( 'sq-pricing-toggle', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'value', 'label' => __( 'Value', 'sq-blocks' ), 'help' => __( 'Which of the two is shown.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'left' => __( 'Left', 'sq-blocks' ), 'right' => __( 'Right', 'sq-blocks' ) ), 'placeholder' => __( 'Left', 'sq-blocks' ) ),
					array( 'name' => 'left-label', 'label' => __( 'Left label', 'sq-blocks' ), 'help' => __( 'The left button, such as "Monthly". Without it the first words of the left content.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'right-label', 'label' => __( 'Right label', 'sq-blocks' ), 'help' => __( 'The right button, such as "Yearly". Without it the first words of the right content.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'label', 'label' => __( 'Label', 'sq-blocks' ), 'help' => __( 'The name of the two buttons for screen readers. Default "Pricing options".', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/product' => array(
		'tag' => 'sq-product',
		'title' => __( 'Product (sq)', 'sq-blocks' ),
		'description' => __( 'A product: its HTML has the facts and a real form; the block keeps price, stock, images and address in step with the chosen variant, and adds it to the cart.', 'sq-blocks' ),
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
		'keywords' => array( 'sq-product', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'product', 'label' => __( 'Product', 'sq-blocks' ), 'help' => __( 'The product: an item of the platform, or its structuredContent. Also as a script inside, of the type application/json with data-sq-product; without any, the item of the page.', 'sq-blocks' ), 'control' => 'json' ),
					array( 'name' => 'src', 'label' => __( 'Src', 'sq-blocks' ), 'help' => __( 'Where the same data is loaded from.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'item-id', 'label' => __( 'Item ID', 'sq-blocks' ), 'help' => __( 'The product\'s id in the cart; else the form\'s field itemId, or the id of the data.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'currency', 'label' => __( 'Currency', 'sq-blocks' ), 'help' => __( 'The currency of the prices, such as EUR; else the store\'s.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'address', 'label' => __( 'Address', 'sq-blocks' ), 'help' => __( 'How the address of the page names the variant: ?variant=, the options by their names, or not at all.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'variant' => __( 'Variant', 'sq-blocks' ), 'options' => __( 'Options', 'sq-blocks' ), 'none' => __( 'None', 'sq-blocks' ) ), 'placeholder' => __( 'Variant', 'sq-blocks' ) ),
					array( 'name' => 'low-stock', 'label' => __( 'Low stock', 'sq-blocks' ), 'help' => __( 'Up to this number in stock, the number is shown.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 1, 'placeholder' => '5' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/product-quick-view' => array(
		'tag' => 'sq-product-quick-view',
		'title' => __( 'Product quick view (sq)', 'sq-blocks' ),
		'description' => __( 'Links to products, one or a whole list of them: each opens its product in a dialog on the same page.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'visibility',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => __( 'Links to products', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-product-quick-view', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'selector', 'label' => __( 'Selector', 'sq-blocks' ), 'help' => __( 'What is shown of the page that a link leads to: the first element for this selector.', 'sq-blocks' ), 'control' => 'text', 'placeholder' => 'sq-product' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/reservation' => array(
		'tag' => 'sq-reservation',
		'title' => __( 'Reservation (sq)', 'sq-blocks' ),
		'description' => __( 'The reservation widget of a booking service, around a link to it. Nothing is loaded from the service before the visitor agrees.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'calendar-alt',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => __( 'A link to the booking page', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-reservation', __( 'consent and other sites', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'variant', 'label' => __( 'Variant', 'sq-blocks' ), 'help' => __( 'How the service’s script is loaded: `plain`, as its address stands, and on cloneable websites only; or `themed`, with the parameters iframe, overlay and theme, and again when the layout changes.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'plain' => __( 'Plain', 'sq-blocks' ), 'themed' => __( 'Themed', 'sq-blocks' ) ), 'placeholder' => __( 'Plain', 'sq-blocks' ) ),
					array( 'name' => 'provider', 'label' => __( 'Provider', 'sq-blocks' ), 'help' => __( 'Who is contacted, as visitors know it. Without it the host of the script.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'iframe', 'label' => __( 'Iframe', 'sq-blocks' ), 'help' => __( 'The parameter iframe of the themed variant.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'overlay', 'label' => __( 'Overlay', 'sq-blocks' ), 'help' => __( 'The parameter overlay of the themed variant.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'theme', 'label' => __( 'Theme', 'sq-blocks' ), 'help' => __( 'The parameter theme of the themed variant. Without it the layout: wide in a block of more than 850 px, else standard.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/reviews' => array(
		'tag' => 'sq-reviews',
		'title' => __( 'Reviews (sq)', 'sq-blocks' ),
		'description' => __( 'Asks for the review of a purchase: like sq-form, with stars, which are required, and the words for a request that has expired or was answered.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'star-filled',
		'kind' => 'blocks',
		'keywords' => array( 'sq-reviews', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'The request', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'request', 'label' => __( 'Request', 'sq-blocks' ), 'help' => __( 'Whether the review can still be written. Without it the page context says so, in reviewRequest.status.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'open' => __( 'Open', 'sq-blocks' ), 'reviewed' => __( 'Reviewed', 'sq-blocks' ), 'expired' => __( 'Expired', 'sq-blocks' ) ) ),
					array( 'name' => 'form-id', 'label' => __( 'Form ID', 'sq-blocks' ), 'help' => __( 'The id under which the platform knows the form.', 'sq-blocks' ), 'control' => 'text', 'placeholder' => 'review' ),
				),
			),
			array(
				'title' => __( 'After sending', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'post-submit-message', 'label' => __( 'Post submit message', 'sq-blocks' ), 'help' => __( 'Shown in place of the form after success.', 'sq-blocks' ), 'control' => 'textarea' ),
					array( 'name' => 'success-redirect', 'label' => __( 'Success redirect', 'sq-blocks' ), 'help' => __( 'Where to go after success, instead of a message: http, https or relative.', 'sq-blocks' ), 'control' => 'url' ),
				),
			),
			array(
				'title' => __( 'Checking', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'email-pattern', 'label' => __( 'Email pattern', 'sq-blocks' ), 'help' => __( 'Which emails are valid: documented (the last label has 2 to 4 letters) or html (as browsers check them).', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'documented' => __( 'Documented', 'sq-blocks' ), 'html' => __( 'HTML', 'sq-blocks' ) ), 'placeholder' => __( 'Documented', 'sq-blocks' ) ),
					array( 'name' => 'captcha', 'label' => __( 'Captcha', 'sq-blocks' ), 'help' => __( 'The provider of the captcha. Its script is loaded at the first focus, after consent.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'none' => __( 'None', 'sq-blocks' ), 'recaptcha' => __( 'Recaptcha', 'sq-blocks' ), 'hcaptcha' => __( 'Hcaptcha', 'sq-blocks' ), 'turnstile' => __( 'Turnstile', 'sq-blocks' ) ), 'placeholder' => __( 'None', 'sq-blocks' ) ),
					array( 'name' => 'captcha-key', 'label' => __( 'Captcha key', 'sq-blocks' ), 'help' => __( 'The site\'s key for it. Default: websiteSettings.captchaSiteKey of the page context.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'address-suggestions', 'label' => __( 'Address suggestions', 'sq-blocks' ), 'help' => __( 'Whether fields with autocomplete="address-line1" suggest addresses, asked for from the site itself.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Keeping', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'remember', 'label' => __( 'Remember', 'sq-blocks' ), 'help' => __( 'Stores a draft on the device until it is sent, and sends it later when there is no network. Never passwords, card or identity numbers.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
				),
			),
			array(
				'title' => __( 'Fields from data', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'fields', 'label' => __( 'Fields', 'sq-blocks' ), 'help' => __( 'Fields to render when there is no form inside. A server prints them with sq-blocks/form-html: then nothing moves.', 'sq-blocks' ), 'control' => 'json' ),
					array( 'name' => 'submit-button-text', 'label' => __( 'Submit button text', 'sq-blocks' ), 'help' => __( 'The text of the button of a rendered form.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Forms of a website builder\'s server', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'collection-id', 'label' => __( 'Collection ID', 'sq-blocks' ), 'help' => __( 'The id of the collection that the form is in.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'object-name', 'label' => __( 'Object name', 'sq-blocks' ), 'help' => __( 'The name of the object the form belongs to.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'overlay-form', 'label' => __( 'Overlay form', 'sq-blocks' ), 'help' => __( 'Whether it is in an overlay. Detected inside a dialog or a popover.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/share' => array(
		'tag' => 'sq-share',
		'title' => __( 'Share (sq)', 'sq-blocks' ),
		'description' => __( 'Shares a page: by the dialog of the device, where it has one, by copying the address, and by plain links of yours. No script of a third party is loaded.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'share',
		'kind' => 'blocks',
		'keywords' => array( 'sq-share', __( 'members and pages', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'url', 'label' => __( 'URL', 'sq-blocks' ), 'help' => __( 'The address that is shared. Without it the canonical address of the page, or its own.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'heading', 'label' => __( 'Heading', 'sq-blocks' ), 'help' => __( 'The title that is shared. Without it that of the page.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'text', 'label' => __( 'Text', 'sq-blocks' ), 'help' => __( 'A text that is shared with it.', 'sq-blocks' ), 'control' => 'textarea' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/sign-in' => array(
		'tag' => 'sq-sign-in',
		'title' => __( 'Sign in (sq)', 'sq-blocks' ),
		'description' => __( 'The sign-in of a site’s members around a plain form: without leaving the page, with each error at its field, and a plain POST without script.', 'sq-blocks' ),
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
		'keywords' => array( 'sq-sign-in', __( 'members and pages', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Who is signed in', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'account', 'label' => __( 'Account', 'sq-blocks' ), 'help' => __( 'Who is signed in, as the server knows: a name or an email. Empty: nobody, unless the member has signed in on an earlier page of this tab.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'After signing in and out', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'success-redirect', 'label' => __( 'Success redirect', 'sq-blocks' ), 'help' => __( 'Where to go after signing in: http, https or relative. Default: the page stays; inside sq-member-gate it is loaded again.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'clone-cart', 'label' => __( 'Clone cart', 'sq-blocks' ), 'help' => __( 'Whether the visitor keeps a copy of the cart after signing out.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/subscribe' => array(
		'tag' => 'sq-subscribe',
		'title' => __( 'Subscribe (sq)', 'sq-blocks' ),
		'description' => __( 'A link to the checkout of a subscription.', 'sq-blocks' ),
		'inside' => __( 'A link or form that leads to the checkout without script, or the text of a link.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'update',
		'kind' => 'text',
		'keywords' => array( 'sq-subscribe', __( 'shop', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'cart-token', 'label' => __( 'Cart token', 'sq-blocks' ), 'help' => __( 'The token of the cart with the subscription; without it the link inside stays as it is.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/table-booking' => array(
		'tag' => 'sq-table-booking',
		'title' => __( 'Table booking (sq)', 'sq-blocks' ),
		'description' => __( 'A form for a table, which leads to the page of a booking service: its fields side by side, or below each other in a block of at most 750 px.', 'sq-blocks' ),
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
		'keywords' => array( 'sq-table-booking', __( 'consent and other sites', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'time-zone', 'label' => __( 'Time zone', 'sq-blocks' ), 'help' => __( 'The time zone of the place, such as Europe/Berlin: a day is over when it is over there. Default: the visitor’s.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/tooltip' => array(
		'tag' => 'sq-tooltip',
		'title' => __( 'Tooltip (sq)', 'sq-blocks' ),
		'description' => __( 'A short description of another element, shown when that is pointed at, focused or pressed long; without script it is readable beside the element.', 'sq-blocks' ),
		'inside' => __( 'The description: text, or simple HTML without controls. Empty: the `title` of the described element.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => true,
		'icon' => 'info-outline',
		'kind' => 'text',
		'keywords' => array( 'sq-tooltip', __( 'messages and dialogs', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'for', 'label' => __( 'For', 'sq-blocks' ), 'help' => __( 'The id of the element that it describes. Default: the element before the tag.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'show-delay', 'label' => __( 'Show delay', 'sq-blocks' ), 'help' => __( 'How long the pointer rests before it is shown, in ms. The focus shows it at once.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => __( 'ms', 'sq-blocks' ), 'placeholder' => '1200' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/video' => array(
		'tag' => 'sq-video',
		'title' => __( 'Video (sq)', 'sq-blocks' ),
		'description' => __( 'A video behind a play button. Nothing is loaded from the provider before the button is pressed.', 'sq-blocks' ),
		'hasPreview' => true,
		'isInline' => false,
		'icon' => 'format-video',
		'kind' => 'blocks',
		'allowed' => array( 'core/image', 'core/video', 'core/paragraph' ),
		'linkTo' => 'src',
		'keywords' => array( 'sq-video', __( 'images and video', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Most used', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'src', 'label' => __( 'Src', 'sq-blocks' ), 'help' => __( 'The address of a YouTube or Vimeo page, or of a video file.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'heading', 'label' => __( 'Heading', 'sq-blocks' ), 'help' => __( 'The title of the video: the name of the play button and of the frame.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'poster', 'label' => __( 'Poster', 'sq-blocks' ), 'help' => __( 'The address of a picture, where there is none inside the tag.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'mode', 'label' => __( 'Mode', 'sq-blocks' ), 'help' => __( 'The size of the video in its place: its own, fitted, or filling the place.', 'sq-blocks' ), 'control' => 'text', 'placeholder' => 'none' ),
					array( 'name' => 'overlay', 'label' => __( 'Overlay', 'sq-blocks' ), 'help' => __( 'The play button is shown first.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => true ),
					array( 'name' => 'force-autoplay', 'label' => __( 'Force autoplay', 'sq-blocks' ), 'help' => __( 'Plays at once, where the visitor allows the provider.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'From templates', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'data-provider-name', 'label' => __( 'Data provider name', 'sq-blocks' ), 'help' => __( 'The provider, such as YouTube; else it is detected from the address.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'thumbnail-url', 'label' => __( 'Thumbnail URL', 'sq-blocks' ), 'help' => __( 'A picture that the provider has: shown where the visitor allows the provider.', 'sq-blocks' ), 'control' => 'url' ),
					array( 'name' => 'custom-thumbnail', 'label' => __( 'Custom thumbnail', 'sq-blocks' ), 'help' => __( 'The picture is one of your own: for embedded videos only.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
					array( 'name' => 'oembed', 'label' => __( 'Oembed', 'sq-blocks' ), 'help' => __( 'oEmbed data of the provider: account_type, provider_name.', 'sq-blocks' ), 'control' => 'json' ),
				),
			),
			array(
				'title' => __( 'Place and use', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'columns', 'label' => __( 'Columns', 'sq-blocks' ), 'help' => __( 'The height of its place, in percent of its width, is 100 divided by this number.', 'sq-blocks' ), 'control' => 'number', 'min' => 0, 'step' => 'any', 'unit' => __( '%', 'sq-blocks' ) ),
					array( 'name' => 'inactive', 'label' => __( 'Inactive', 'sq-blocks' ), 'help' => __( 'The play button does nothing.', 'sq-blocks' ), 'control' => 'toggle', 'isOn' => false ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
	'sq-blocks/widget' => array(
		'tag' => 'sq-widget',
		'title' => __( 'Widget (sq)', 'sq-blocks' ),
		'description' => __( 'A part of the page that the site’s server renders, such as a summary of posts; until then, and if that fails, what is inside.', 'sq-blocks' ),
		'hasPreview' => false,
		'isInline' => false,
		'icon' => 'screenoptions',
		'kind' => 'blocks',
		'template' => array(
			array( 'core/paragraph', array( 'placeholder' => __( 'A link to the collection', 'sq-blocks' ) ) ),
		),
		'keywords' => array( 'sq-widget', __( 'members and pages', 'sq-blocks' ) ),
		'panels' => array(
			array(
				'title' => __( 'Settings', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'type', 'label' => __( 'Type', 'sq-blocks' ), 'help' => __( 'The type of the widget, as the server knows it.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'widget-id', 'label' => __( 'Widget ID', 'sq-blocks' ), 'help' => __( 'The id of the widget, as the server knows it.', 'sq-blocks' ), 'control' => 'text' ),
					array( 'name' => 'value', 'label' => __( 'Value', 'sq-blocks' ), 'help' => __( 'The settings of the widget.', 'sq-blocks' ), 'control' => 'json' ),
					array( 'name' => 'collection-id', 'label' => __( 'Collection ID', 'sq-blocks' ), 'help' => __( 'The collection whose items a summary shows.', 'sq-blocks' ), 'control' => 'text' ),
				),
			),
			array(
				'title' => __( 'Loading of the block', 'sq-blocks' ),
				'attributes' => array(
					array( 'name' => 'load', 'label' => __( 'Load', 'sq-blocks' ), 'help' => __( 'When the code of the block is loaded.', 'sq-blocks' ), 'control' => 'select', 'choices' => array( 'eager' => __( 'Eager', 'sq-blocks' ), 'visible' => __( 'Visible', 'sq-blocks' ), 'idle' => __( 'Idle', 'sq-blocks' ), 'interaction' => __( 'Interaction', 'sq-blocks' ) ) ),
				),
			),
		),
	),
);
