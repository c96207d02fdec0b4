{*
  A link to the checkout of the cart. Without a cart it says that checkout is not possible.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-checkout-button.tpl' content=$page.content}
*}
<sq-checkout-button
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($href)} href="{$href|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-checkout-button>
