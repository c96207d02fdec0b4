{*
  Shares a page: by the dialog of the device, where it has one, by copying the address, and by plain links of yours. No script of a third party is loaded.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-share.tpl' content=$page.content}
*}
<sq-share
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($url)} url="{$url|escape}"{/if}
  {if isset($heading)} heading="{$heading|escape}"{/if}
  {if isset($text)} text="{$text|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-share>
