{*
  An address, and a map of it once it is in view and the visitor has consented.
  address: the address as text
  link: a map of it on another site
  link_text: the text of the link
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-map.tpl'
    map_lat=$page.latitude
    map_lng=$page.longitude
    address=$page.address
    link=$page.link
    link_text='Open in maps'
  }
*}
<sq-map
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($map_lat)} map-lat="{$map_lat|escape}"{/if}
  {if isset($map_lng)} map-lng="{$map_lng|escape}"{/if}
  {if isset($map_zoom)} map-zoom="{$map_zoom|escape}"{/if}
  {if isset($marker_lat)} marker-lat="{$marker_lat|escape}"{/if}
  {if isset($marker_lng)} marker-lng="{$marker_lng|escape}"{/if}
  {if isset($address_title)} address-title="{$address_title|escape}"{/if}
  {if isset($address_line1)} address-line1="{$address_line1|escape}"{/if}
  {if isset($address_line2)} address-line2="{$address_line2|escape}"{/if}
  {if isset($address_country)} address-country="{$address_country|escape}"{/if}
  {if isset($map_style)} map-style="{$map_style|escape}"{/if}
  {if isset($show_labels)} show-labels="{if $show_labels}true{else}false{/if}"{/if}
  {if isset($show_terrain)} show-terrain="{if $show_terrain}true{else}false{/if}"{/if}
  {if isset($show_controls)} show-controls="{if $show_controls}true{else}false{/if}"{/if}
  {if isset($map_draggable)} map-draggable="{if $map_draggable}true{else}false{/if}"{/if}
  {if isset($scrollwheel)} scrollwheel="{if $scrollwheel}true{else}false{/if}"{/if}
  {if isset($disable_default_ui)} disable-default-ui="{if $disable_default_ui}true{else}false{/if}"{/if}
  {if isset($marker_draggable)} marker-draggable="{if $marker_draggable}true{else}false{/if}"{/if}
  {if isset($link_on_click)} link-on-click="{if $link_on_click}true{else}false{/if}"{/if}
  {if isset($style_url)} style-url="{$style_url|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  <address>{$address|escape}</address>
  {if !empty($link)}
    <p>
      <a href="{$link|escape}">{$link_text|escape}</a>
    </p>
  {/if}
</sq-map>
