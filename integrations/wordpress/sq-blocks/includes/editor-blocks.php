<?php
/**
 * The block editor: a block for each tag. What is saved is the tag itself, with its attributes: without the plugin a page still
 * shows what is inside.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * The blocks by their names, with the controls of their attributes; written from the declarations, with their words in the
 * language of the user.
 *
 * @return array<string, array<string, mixed>>
 */
function sq_blocks_editor_list() {
	static $blocks = null;
	if ( null === $blocks ) {
		$blocks = require __DIR__ . '/editor-blocks-list.php';
	}
	return $blocks;
}

/**
 * The attributes of a block. They are read from the HTML, and nothing is stored beside it: whatever a filter has changed while the
 * post was saved, the block is what its HTML says. Only who gets the mails of a form stands in no page.
 *
 * @param array<string, mixed> $block A block of the list.
 * @return array<string, array<string, string>>
 */
function sq_blocks_editor_attributes( $block ) {
	$attributes = array();
	foreach ( $block['panels'] as $panel ) {
		foreach ( wp_list_pluck( $panel['attributes'], 'name' ) as $name ) {
			$attributes[ $name ] = array(
				'type'      => 'string',
				'source'    => 'attribute',
				'selector'  => $block['tag'],
				'attribute' => $name,
			);
		}
	}
	if ( 'text' === $block['kind'] ) {
		$attributes['content'] = array(
			'type'     => 'string',
			'source'   => 'html',
			'selector' => $block['tag'],
		);
	}
	if ( ! empty( $block['isDialog'] ) ) {
		$attributes['dialog-id'] = array(
			'type'      => 'string',
			'source'    => 'attribute',
			'selector'  => 'dialog',
			'attribute' => 'id',
		);
	}
	if ( ! empty( $block['isForm'] ) ) {
		$attributes['mailTo']      = array( 'type' => 'string' );
		$attributes['mailSubject'] = array( 'type' => 'string' );
	}
	return $attributes;
}

/**
 * Registers the block of a field. Forms alone have fields.
 */
function sq_blocks_register_field_block() {
	register_block_type(
		'sq-blocks/form-field',
		array(
			'api_version'  => 3,
			'title'        => __( 'Field', 'sq-blocks' ),
			'description'  => __( 'A field of a form, with its label.', 'sq-blocks' ),
			'category'     => 'sq-blocks',
			'icon'         => 'edit',
			'keywords'     => array( 'input', 'sq-form' ),
			'ancestor'     => array( 'sq-blocks/form', 'sq-blocks/newsletter' ),
			'attributes'   => array(
				'label'       => array( 'type' => 'string' ),
				'kind'        => array(
					'type'    => 'string',
					'default' => 'text',
				),
				'required'    => array(
					'type'    => 'boolean',
					'default' => false,
				),
				'choices'     => array( 'type' => 'string' ),
				'hint'        => array( 'type' => 'string' ),
				'placeholder' => array( 'type' => 'string' ),
				'name'        => array( 'type' => 'string' ),
			),
			'editor_style' => 'sq-blocks-editor',
			'supports'     => array(
				'className'       => false,
				'customClassName' => false,
				'html'            => false,
				'reusable'        => false,
			),
		)
	);
}

/**
 * Registers the blocks where there is an editor. Pages show what is saved, and a thousand texts would be translated for nothing. The
 * style sheet of the pages lays out what is inside the blocks in the editor as well.
 */
function sq_blocks_register_blocks() {
	$is_editor = ( is_admin() && ! wp_doing_ajax() ) || doing_action( 'enqueue_block_editor_assets' );
	if ( ! $is_editor || WP_Block_Type_Registry::get_instance()->is_registered( 'sq-blocks/gallery' ) ) {
		return;
	}
	wp_register_style( 'sq-blocks-editor', sq_blocks_base_url() . 'sq-blocks.css', array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	sq_blocks_register_field_block();
	foreach ( sq_blocks_editor_list() as $name => $block ) {
		register_block_type(
			$name,
			array(
				// The editor's content is in a frame of its own where all blocks say 3, and in WordPress 7 always.
				'api_version'  => 3,
				'title'        => $block['title'],
				'description'  => str_replace( '`', '', $block['description'] ),
				'category'     => 'sq-blocks',
				'icon'         => $block['icon'],
				'keywords'     => $block['keywords'],
				'attributes'   => sq_blocks_editor_attributes( $block ),
				'editor_style' => 'sq-blocks-editor',
				'supports'     => array(
					'anchor'    => empty( $block['isDialog'] ),
					'align'     => empty( $block['isInline'] ) ? array( 'wide', 'full' ) : false,
					'className' => false,
				),
			)
		);
	}
}
add_action( 'init', 'sq_blocks_register_blocks' );
// Some plugins show the editor on a page of the site.
add_action( 'enqueue_block_editor_assets', 'sq_blocks_register_blocks', 1 );

/**
 * Adds a group to the list of blocks.
 *
 * @param array<int, array<string, mixed>> $categories The groups.
 * @return array<int, array<string, mixed>>
 */
function sq_blocks_block_category( $categories ) {
	$categories[] = array(
		'slug'  => 'sq-blocks',
		'title' => 'sq-blocks',
		'icon'  => null,
	);
	return $categories;
}
add_filter( 'block_categories_all', 'sq_blocks_block_category' );

/**
 * The blocks that this person may write: KSES would remove the tags of others when the post is saved.
 *
 * @return array<string, array<string, mixed>>
 */
function sq_blocks_editor_list_for_user() {
	$blocks = sq_blocks_editor_list();
	if ( current_user_can( 'unfiltered_html' ) ) {
		return $blocks;
	}
	$allowed = wp_kses_allowed_html( 'post' );
	return array_filter(
		$blocks,
		static function ( $block ) use ( $allowed ) {
			return isset( $allowed[ $block['tag'] ] );
		}
	);
}

/**
 * Loads what the editor needs.
 */
function sq_blocks_block_editor_scripts() {
	$needs = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-html-entities', 'wp-i18n' );
	foreach ( array( 'html', 'fields', 'controls', 'preview', 'transforms', 'blocks' ) as $part ) {
		$handle = "sq-blocks-editor-$part";
		wp_enqueue_script( $handle, plugins_url( "includes/editor-$part.js", SQ_BLOCKS_FILE ), $needs, SQ_BLOCKS_VERSION, true );
		wp_set_script_translations( $handle, 'sq-blocks', plugin_dir_path( SQ_BLOCKS_FILE ) . 'languages' );
		$needs[] = $handle;
	}
	$data = array(
		'blocks'      => sq_blocks_editor_list_for_user(),
		'fieldTitles' => sq_blocks_field_titles(),
		'base'        => sq_blocks_base_url(),
	);
	wp_add_inline_script( 'sq-blocks-editor-html', 'var sqBlocksEditor = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'sq_blocks_block_editor_scripts' );
