{*
  The notice of a page that is locked or for members only, around the form or the links that lead in. The server decides who may see the page: nothing that is secret belongs into its HTML.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-member-gate.tpl' content=$page.content}
*}
<sq-member-gate
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($kind)} kind="{$kind|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-member-gate>
