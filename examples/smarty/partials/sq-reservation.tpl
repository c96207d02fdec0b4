{*
  The reservation widget of a booking service, around a link to it. Nothing is loaded from the service before the visitor agrees.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-reservation.tpl' content=$page.content}
*}
<sq-reservation
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($variant)} variant="{$variant|escape}"{/if}
  {if isset($src)} src="{$src|escape}"{/if}
  {if isset($provider)} provider="{$provider|escape}"{/if}
  {if isset($iframe)} iframe="{if $iframe}true{else}false{/if}"{/if}
  {if isset($overlay)} overlay="{if $overlay}true{else}false{/if}"{/if}
  {if isset($theme)} theme="{$theme|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-reservation>
