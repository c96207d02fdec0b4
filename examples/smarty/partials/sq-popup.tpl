{*
  A site's popup overlay: a message or a form that opens over the page, once it disturbs nothing, unless the visitor has closed it recently. Without script and on paper it is in the page.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-popup.tpl' content=$page.content}
*}
<sq-popup
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($display_frequency)} display-frequency="{$display_frequency|escape}"{/if}
  {if isset($show_until_signup)} show-until-signup="{if $show_until_signup}true{else}false{/if}"{/if}
  {if isset($version)} version="{$version|escape}"{/if}
  {if isset($show_on_timer)} show-on-timer="{if $show_on_timer}true{else}false{/if}"{/if}
  {if isset($timer_delay)} timer-delay="{$timer_delay|escape}"{/if}
  {if isset($show_on_scroll)} show-on-scroll="{if $show_on_scroll}true{else}false{/if}"{/if}
  {if isset($scroll_percentage)} scroll-percentage="{$scroll_percentage|escape}"{/if}
  {if isset($exit_intent)} exit-intent="{if $exit_intent}true{else}false{/if}"{/if}
  {if isset($enable_mobile)} enable-mobile="{if $enable_mobile}true{else}false{/if}"{/if}
  {if isset($show_on_all_pages)} show-on-all-pages="{if $show_on_all_pages}true{else}false{/if}"{/if}
  {if isset($enabled_pages)} enabled-pages="{$enabled_pages|escape}"{/if}
  {if isset($label)} label="{$label|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-popup>
