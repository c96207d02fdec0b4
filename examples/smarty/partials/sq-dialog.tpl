{*
  A modal dialog: the page's own `<dialog>`, opened by a button with `commandfor` or by a link to its id, or a question made of attributes.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-dialog.tpl' content=$page.content}
*}
<sq-dialog
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($heading)} heading="{$heading|escape}"{/if}
  {if isset($message)} message="{$message|escape}"{/if}
  {if isset($buttons)} buttons="{$buttons|escape}"{/if}
  {if isset($confirm_label)} confirm-label="{$confirm_label|escape}"{/if}
  {if isset($cancel_label)} cancel-label="{$cancel_label|escape}"{/if}
  {if isset($reject_label)} reject-label="{$reject_label|escape}"{/if}
  {if isset($escape_cancels)} escape-cancels="{if $escape_cancels}true{else}false{/if}"{/if}
  {if isset($destroy_on_hide)} destroy-on-hide="{if $destroy_on_hide}true{else}false{/if}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-dialog>
