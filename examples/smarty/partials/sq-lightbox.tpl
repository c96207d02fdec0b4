{*
  A full-screen viewer for images and videos: its own, or those of a gallery.
  slides: a list of images: src, full (the address of the full image), alt, width, height, caption; none when gallery is given, which is the id of a gallery
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-lightbox.tpl' slides=$page.slides}
*}
<sq-lightbox
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($gallery)} for="{$gallery|escape}"{/if}
  {if isset($group)} group="{$group|escape}"{/if}
  {if isset($theme)} theme="{$theme|escape}"{/if}
  {if isset($loop)} loop="{if $loop}true{else}false{/if}"{/if}
  {if isset($start_index)} start-index="{$start_index|escape}"{/if}
  {if isset($opacity)} opacity="{$opacity|escape}"{/if}
  {if isset($zoom)} zoom="{if $zoom}true{else}false{/if}"{/if}
  {if isset($image_click)} image-click="{$image_click|escape}"{/if}
  {if isset($thumbnails)} thumbnails="{if $thumbnails}true{else}false{/if}"{/if}
  {if isset($slideshow)} slideshow="{if $slideshow}true{else}false{/if}"{/if}
  {if isset($slideshow_duration)} slideshow-duration="{$slideshow_duration|escape}"{/if}
  {if isset($share)} share="{if $share}true{else}false{/if}"{/if}
  {if isset($download)} download="{if $download}true{else}false{/if}"{/if}
  {if isset($fullscreen)} fullscreen="{if $fullscreen}true{else}false{/if}"{/if}
  {if isset($history_hash)} history-hash="{if $history_hash}true{else}false{/if}"{/if}
  {if isset($variant)} variant="{$variant|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($slides)}
    {foreach $slides as $slide}
      <a{if !empty($slide.full)} href="{$slide.full|escape}"{/if}>
        <img src="{$slide.src|escape}" alt="{$slide.alt|escape}"{if !empty($slide.width)} width="{$slide.width|escape}"{/if}{if !empty($slide.height)} height="{$slide.height|escape}"{/if}>
      </a>
    {/foreach}
  {/if}
</sq-lightbox>
