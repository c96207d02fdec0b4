{*
  Images and videos as a slideshow, a slider, a carousel, or all at once in rows and columns.
  slides: a list of images: src, full (the address of the full image), alt, width, height, caption
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-gallery.tpl' design='carousel' slides_per_row=3 slides=$page.slides}
*}
<sq-gallery
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($design)} design="{$design|escape}"{/if}
  {if isset($label)} label="{$label|escape}"{/if}
  {if isset($autoplay)} autoplay="{if $autoplay}true{else}false{/if}"{/if}
  {if isset($autoplay_duration)} autoplay-duration="{$autoplay_duration|escape}"{/if}
  {if isset($autoplay_options)} autoplay-options="{$autoplay_options|json_encode|escape}"{/if}
  {if isset($loop)} loop="{if $loop}true{else}false{/if}"{/if}
  {if isset($current_index)} current-index="{$current_index|escape}"{/if}
  {if isset($slides_per_row)} slides-per-row="{$slides_per_row|escape}"{/if}
  {if isset($padding)} padding="{$padding|escape}"{/if}
  {if isset($gutter)} gutter="{$gutter|escape}"{/if}
  {if isset($column_width)} column-width="{$column_width|escape}"{/if}
  {if isset($row_height)} row-height="{$row_height|escape}"{/if}
  {if isset($list_image_size)} list-image-size="{$list_image_size|escape}"{/if}
  {if isset($v_size)} v-size="{$v_size|escape}"{/if}
  {if isset($image_aspect_ratio)} image-aspect-ratio="{$image_aspect_ratio|escape}"{/if}
  {if isset($square_thumbs)} square-thumbs="{if $square_thumbs}true{else}false{/if}"{/if}
  {if isset($auto_crop)} auto-crop="{if $auto_crop}true{else}false{/if}"{/if}
  {if isset($mixed_content)} mixed-content="{if $mixed_content}true{else}false{/if}"{/if}
  {if isset($captions)} captions="{if $captions}true{else}false{/if}"{/if}
  {if isset($meta_position)} meta-position="{$meta_position|escape}"{/if}
  {if isset($arrows)} arrows="{$arrows|escape}"{/if}
  {if isset($transition)} transition="{$transition|escape}"{/if}
  {if isset($speed)} speed="{$speed|escape}"{/if}
  {if isset($easing)} easing="{$easing|escape}"{/if}
  {if isset($zoom)} zoom="{$zoom|escape}"{/if}
  {if isset($direction)} direction="{$direction|escape}"{/if}
  {if isset($accelerate)} accelerate="{if $accelerate}true{else}false{/if}"{/if}
  {if isset($allow_page_scroll)} allow-page-scroll="{$allow_page_scroll|escape}"{/if}
  {if isset($boundaries)} boundaries="{$boundaries|escape}"{/if}
  {if isset($snap_points)} snap-points="{$snap_points|escape}"{/if}
  {if isset($alignment)} alignment="{$alignment|escape}"{/if}
  {if isset($active_alignment)} active-alignment="{$active_alignment|escape}"{/if}
  {if isset($click_behavior)} click-behavior="{$click_behavior|escape}"{/if}
  {if isset($active_slide_click_behavior)} active-slide-click-behavior="{$active_slide_click_behavior|escape}"{/if}
  {if isset($auto_height)} auto-height="{if $auto_height}true{else}false{/if}"{/if}
  {if isset($preload_count)} preload-count="{$preload_count|escape}"{/if}
  {if isset($lazy_load)} lazy-load="{if $lazy_load}true{else}false{/if}"{/if}
  {if isset($thumbnails)} thumbnails="{if $thumbnails}true{else}false{/if}"{/if}
  {if isset($thumbnail_strip_height)} thumbnail-strip-height="{$thumbnail_strip_height|escape}"{/if}
  {if isset($thumbnail_strip_margin)} thumbnail-strip-margin="{$thumbnail_strip_margin|escape}"{/if}
  {if isset($keyboard)} keyboard="{if $keyboard}true{else}false{/if}"{/if}
  {if isset($keys)} keys="{$keys|json_encode|escape}"{/if}
  {if isset($lightbox)} lightbox="{if $lightbox}true{else}false{/if}"{/if}
  {if isset($lightbox_theme)} lightbox-theme="{$lightbox_theme|escape}"{/if}
  {if isset($history_hash)} history-hash="{if $history_hash}true{else}false{/if}"{/if}
  {if isset($linked)} linked="{$linked|escape}"{/if}
  {if isset($elements)} elements="{$elements|json_encode|escape}"{/if}
  {if isset($previous_control)} previous-control="{$previous_control|escape}"{/if}
  {if isset($next_control)} next-control="{$next_control|escape}"{/if}
  {if isset($refresh_on_resize)} refresh-on-resize="{if $refresh_on_resize}true{else}false{/if}"{/if}
  {if isset($refresh_on_orientation_change)} refresh-on-orientation-change="{if $refresh_on_orientation_change}true{else}false{/if}"{/if}
  {if isset($use_bg_image)} use-bg-image="{if $use_bg_image}true{else}false{/if}"{/if}
  {if isset($loader_options)} loader-options="{$loader_options|json_encode|escape}"{/if}
  {if isset($video_loader_options)} video-loader-options="{$video_loader_options|json_encode|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($slides)}
    {foreach $slides as $slide}
      <figure>
        <a{if !empty($slide.full)} href="{$slide.full|escape}"{/if}>
          <img src="{$slide.src|escape}" alt="{$slide.alt|escape}"{if !empty($slide.width)} width="{$slide.width|escape}"{/if}{if !empty($slide.height)} height="{$slide.height|escape}"{/if}>
        </a>
        {if !empty($slide.caption)}
          <figcaption>{$slide.caption|escape}</figcaption>
        {/if}
      </figure>
    {/foreach}
  {/if}
</sq-gallery>
