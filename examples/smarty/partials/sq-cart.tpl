{*
  The cart, as a page or in a drawer that a link opens.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-cart.tpl' content=$page.content}
*}
<sq-cart
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($drawer)} drawer="{if $drawer}true{else}false{/if}"{/if}
  {if isset($open_on_add)} open-on-add="{if $open_on_add}true{else}false{/if}"{/if}
  {if isset($checkout_href)} checkout-href="{$checkout_href|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-cart>
