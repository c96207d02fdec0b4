{*
  A link to the comments of a page, with their number beside it from Disqus, or a provider that counts like it, once the visitor has allowed its service.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-comment-count.tpl' content=$page.content}
*}
<sq-comment-count
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($shortname)} shortname="{$shortname|escape}"{/if}
  {if isset($url)} url="{$url|escape}"{/if}
  {if isset($identifier)} identifier="{$identifier|escape}"{/if}
  {if isset($src)} src="{$src|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-comment-count>
