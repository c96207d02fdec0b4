{*
  The sign-in of a site’s members around a plain form: without leaving the page, with each error at its field, and a plain POST without script.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-sign-in.tpl' content=$page.content}
*}
<sq-sign-in
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($account)} account="{$account|escape}"{/if}
  {if isset($success_redirect)} success-redirect="{$success_redirect|escape}"{/if}
  {if isset($clone_cart)} clone-cart="{if $clone_cart}true{else}false{/if}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-sign-in>
