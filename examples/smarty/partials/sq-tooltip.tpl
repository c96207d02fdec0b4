{*
  A short description of another element, shown when that is pointed at, focused or pressed long; without script it is readable beside the element.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-tooltip.tpl' content=$page.content}
*}
<sq-tooltip
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($gallery)} for="{$gallery|escape}"{/if}
  {if isset($show_delay)} show-delay="{$show_delay|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-tooltip>
