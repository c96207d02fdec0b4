{*
  Links to products, one or a whole list of them: each opens its product in a dialog on the same page.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-product-quick-view.tpl' content=$page.content}
*}
<sq-product-quick-view
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($selector)} selector="{$selector|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-product-quick-view>
