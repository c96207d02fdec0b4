{*
  Menus or other sections as tabs, of which one is shown; in a narrow place one below the other.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-menu.tpl' content=$page.content}
*}
<sq-menu
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($active)} active="{$active|escape}"{/if}
  {if isset($label)} label="{$label|escape}"{/if}
  {if isset($activation)} activation="{$activation|escape}"{/if}
  {if isset($address)} address="{if $address}true{else}false{/if}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-menu>
