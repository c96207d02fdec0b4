{*
  A link to the checkout of a subscription.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-subscribe.tpl' content=$page.content}
*}
<sq-subscribe
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($cart_token)} cart-token="{$cart_token|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-subscribe>
