{*
  A part of the page that the site’s server renders, such as a summary of posts; until then, and if that fails, what is inside.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-widget.tpl' content=$page.content}
*}
<sq-widget
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($type)} type="{$type|escape}"{/if}
  {if isset($widget_id)} widget-id="{$widget_id|escape}"{/if}
  {if isset($value)} value="{$value|json_encode|escape}"{/if}
  {if isset($collection_id)} collection-id="{$collection_id|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-widget>
