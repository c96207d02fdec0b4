{*
  A video behind a play button. Nothing is loaded from the provider before the button is pressed.
  src: the address of the video, also for the link that works without script
  picture: an image: src, alt, width, height, caption
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-video.tpl'
    src='https://vimeo.com/1084537'
    heading='The studio'
    picture=$page.picture
  }
*}
<sq-video
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($src)} src="{$src|escape}"{/if}
  {if isset($data_html)} data-html="{$data_html|escape}"{/if}
  {if isset($data_provider_name)} data-provider-name="{$data_provider_name|escape}"{/if}
  {if isset($heading)} heading="{$heading|escape}"{/if}
  {if isset($poster)} poster="{$poster|escape}"{/if}
  {if isset($thumbnail_url)} thumbnail-url="{$thumbnail_url|escape}"{/if}
  {if isset($mode)} mode="{$mode|escape}"{/if}
  {if isset($overlay)} overlay="{if $overlay}true{else}false{/if}"{/if}
  {if isset($inactive)} inactive="{if $inactive}true{else}false{/if}"{/if}
  {if isset($force_autoplay)} force-autoplay="{if $force_autoplay}true{else}false{/if}"{/if}
  {if isset($custom_thumbnail)} custom-thumbnail="{if $custom_thumbnail}true{else}false{/if}"{/if}
  {if isset($columns)} columns="{$columns|escape}"{/if}
  {if isset($oembed)} oembed="{$oembed|json_encode|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  <a href="{$src|escape}">
    <img src="{$picture.src|escape}" alt="{$picture.alt|escape}"{if isset($picture.width)} width="{$picture.width|escape}"{/if}{if isset($picture.height)} height="{$picture.height|escape}"{/if}>
  </a>
</sq-video>
