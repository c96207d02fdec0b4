{*
  Questions and answers, or other items, of which one or several are open.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-accordion.tpl' content=$page.content}
*}
<sq-accordion
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($multiple)} multiple="{if $multiple}true{else}false{/if}"{/if}
  {if isset($open_first)} open-first="{if $open_first}true{else}false{/if}"{/if}
  {if isset($icon)} icon="{$icon|escape}"{/if}
  {if isset($icon_placement)} icon-placement="{$icon_placement|escape}"{/if}
  {if isset($dividers)} dividers="{if $dividers}true{else}false{/if}"{/if}
  {if isset($first_divider)} first-divider="{if $first_divider}true{else}false{/if}"{/if}
  {if isset($last_divider)} last-divider="{if $last_divider}true{else}false{/if}"{/if}
  {if isset($remember)} remember="{if $remember}true{else}false{/if}"{/if}
  {if isset($faq)} faq="{if $faq}true{else}false{/if}"{/if}
  {if isset($items)} items="{$items|json_encode|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-accordion>
