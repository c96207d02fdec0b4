{*
  Text that moves along a wave, with a pause button; a plain readable line under reduced motion and without script.
  text: the text
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-marquee.tpl' speed=60 text=$page.text}
*}
<sq-marquee
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($direction)} direction="{$direction|escape}"{/if}
  {if isset($speed)} speed="{$speed|escape}"{/if}
  {if isset($animation_speed)} animation-speed="{$animation_speed|escape}"{/if}
  {if isset($wave_frequency)} wave-frequency="{$wave_frequency|escape}"{/if}
  {if isset($wave_intensity)} wave-intensity="{$wave_intensity|escape}"{/if}
  {if isset($pause_on_hover)} pause-on-hover="{if $pause_on_hover}true{else}false{/if}"{/if}
  {if isset($fade_edges)} fade-edges="{if $fade_edges}true{else}false{/if}"{/if}
  {if isset($separator)} separator="{$separator|escape}"{/if}
  {if isset($item_spacing)} item-spacing="{$item_spacing|escape}"{/if}
  {if isset($marquee_items)} marquee-items="{$marquee_items|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {$text|escape}
</sq-marquee>
