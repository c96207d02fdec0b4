{*
  A page of another site in a frame: music, a calendar, a form, a design. Nothing is loaded from it before the visitor agrees.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-embed.tpl' content=$page.content}
*}
<sq-embed
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($src)} src="{$src|escape}"{/if}
  {if isset($heading)} heading="{$heading|escape}"{/if}
  {if isset($provider)} provider="{$provider|escape}"{/if}
  {if isset($purpose)} purpose="{$purpose|escape}"{/if}
  {if isset($sandbox)} sandbox="{$sandbox|escape}"{/if}
  {if isset($allow)} allow="{$allow|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-embed>
