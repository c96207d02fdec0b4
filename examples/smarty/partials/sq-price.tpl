{*
  A price in the language of the page: also a sale price with the original one, or a starting price.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-price.tpl' content=$page.content}
*}
<sq-price
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($amount)} amount="{$amount|escape}"{/if}
  {if isset($original)} original="{$original|escape}"{/if}
  {if isset($from)} from="{if $from}true{else}false{/if}"{/if}
  {if isset($currency)} currency="{$currency|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-price>
