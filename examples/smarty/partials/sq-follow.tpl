{*
  A link to a profile of X or Pinterest. In its place is the button of the provider, once the visitor has allowed media of others: nothing is loaded before.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-follow.tpl' content=$page.content}
*}
<sq-follow
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-follow>
