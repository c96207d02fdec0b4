{*
  A link to the cart with the number of items and the subtotal.
  text: the text of the link
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-cart-indicator.tpl' href='/cart/' text='Cart'}
*}
<sq-cart-indicator
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($href)} href="{$href|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  <a href="{$href|escape}">{$text|escape}</a>
</sq-cart-indicator>
