{*
  A link to the checkout of a donation.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-donate.tpl' content=$page.content}
*}
<sq-donate
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($donate_page_id)} donate-page-id="{$donate_page_id|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-donate>
