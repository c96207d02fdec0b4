{*
  Asks once for consent to cookies and third parties, stores the answer, and notifies the other blocks.
  notice: the site's own text
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-cookie-banner.tpl' accept_type='OPT_IN_AND_OUT' notice=$site.notice}
*}
<sq-cookie-banner
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($text)} text="{$text|escape}"{/if}
  {if isset($position)} position="{$position|escape}"{/if}
  {if isset($theme)} theme="{$theme|escape}"{/if}
  {if isset($variant)} variant="{$variant|escape}"{/if}
  {if isset($cta_variant)} cta-variant="{$cta_variant|escape}"{/if}
  {if isset($cta_text)} cta-text="{$cta_text|escape}"{/if}
  {if isset($opt_out_cta_text)} opt-out-cta-text="{$opt_out_cta_text|escape}"{/if}
  {if isset($accept_type)} accept-type="{$accept_type|escape}"{/if}
  {if isset($purposes)} purposes="{$purposes|escape}"{/if}
  {if isset($restrictive)} restrictive="{if $restrictive}true{else}false{/if}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($notice)}
    <p>{$notice|escape}</p>
  {/if}
</sq-cookie-banner>
