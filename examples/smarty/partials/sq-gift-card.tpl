{*
  A link to the checkout of a gift card.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-gift-card.tpl' content=$page.content}
*}
<sq-gift-card
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($website_id)} website-id="{$website_id|escape}"{/if}
  {if isset($gift_card_product_id)} gift-card-product-id="{$gift_card_product_id|escape}"{/if}
  {if isset($sku)} sku="{$sku|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-gift-card>
