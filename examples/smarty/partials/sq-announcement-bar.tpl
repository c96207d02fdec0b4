{*
  A bar with one message, or with several that take turns. Visitors may close it for good; owners always see it.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-announcement-bar.tpl' content=$page.content}
*}
<sq-announcement-bar
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($dismiss_key)} dismiss-key="{$dismiss_key|escape}"{/if}
  {if isset($dismissible)} dismissible="{if $dismissible}true{else}false{/if}"{/if}
  {if isset($rotate_interval)} rotate-interval="{$rotate_interval|escape}"{/if}
  {if isset($label)} label="{$label|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-announcement-bar>
