{*
  The mobile information bar: a site's links to mail, call and find it, along the lower edge of windows up to 1024 px wide.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-info-bar.tpl' content=$page.content}
*}
<sq-info-bar
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($theme)} theme="{$theme|escape}"{/if}
  {if isset($contact_email)} contact-email="{if $contact_email}true{else}false{/if}"{/if}
  {if isset($contact_phone_number)} contact-phone-number="{if $contact_phone_number}true{else}false{/if}"{/if}
  {if isset($location)} location="{if $location}true{else}false{/if}"{/if}
  {if isset($business_hours)} business-hours="{if $business_hours}true{else}false{/if}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-info-bar>
