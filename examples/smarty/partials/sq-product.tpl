{*
  A product: its HTML has the facts and a real form; the block keeps price, stock, images and address in step with the chosen variant, and adds it to the cart.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-product.tpl' content=$page.content}
*}
<sq-product
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($product)} product="{$product|json_encode|escape}"{/if}
  {if isset($src)} src="{$src|escape}"{/if}
  {if isset($item_id)} item-id="{$item_id|escape}"{/if}
  {if isset($currency)} currency="{$currency|escape}"{/if}
  {if isset($address)} address="{$address|escape}"{/if}
  {if isset($low_stock)} low-stock="{$low_stock|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-product>
