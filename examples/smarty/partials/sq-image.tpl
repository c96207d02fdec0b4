{*
  An image, loaded in the size of its place and cropped around its focal point.
  picture: an image: src, alt, width, height, caption
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-image.tpl' fixed_ratio='3:2' picture=$page.picture}
*}
<sq-image
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($source)} source="{$source|escape}"{/if}
  {if isset($dimensions)} dimensions="{$dimensions|escape}"{/if}
  {if isset($focal_point)} focal-point="{$focal_point|escape}"{/if}
  {if isset($fixed_ratio)} fixed-ratio="{$fixed_ratio|escape}"{/if}
  {if isset($crop_mode)} crop-mode="{$crop_mode|escape}"{/if}
  {if isset($fit_alignment)} fit-alignment="{$fit_alignment|escape}"{/if}
  {if isset($stretch)} stretch="{if $stretch}true{else}false{/if}"{/if}
  {if isset($load_mode)} load-mode="{$load_mode|escape}"{/if}
  {if isset($force_image_update)} force-image-update="{if $force_image_update}true{else}false{/if}"{/if}
  {if isset($allow_concurrent_loads)} allow-concurrent-loads="{if $allow_concurrent_loads}true{else}false{/if}"{/if}
  {if isset($size_format)} size-format="{$size_format|escape}"{/if}
  {if isset($size_adjustment)} size-adjustment="{$size_adjustment|escape}"{/if}
  {if isset($dpr_min)} dpr-min="{$dpr_min|escape}"{/if}
  {if isset($dpr_max)} dpr-max="{$dpr_max|escape}"{/if}
  {if isset($allow_save_data)} allow-save-data="{if $allow_save_data}true{else}false{/if}"{/if}
  {if isset($use_bg_image)} use-bg-image="{if $use_bg_image}true{else}false{/if}"{/if}
  {if isset($use_advanced_positioning)} use-advanced-positioning="{if $use_advanced_positioning}true{else}false{/if}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  <figure>
    <img src="{$picture.src|escape}" alt="{$picture.alt|escape}"{if isset($picture.width)} width="{$picture.width|escape}"{/if}{if isset($picture.height)} height="{$picture.height|escape}"{/if}>
    {if !empty($picture.caption)}
      <figcaption>{$picture.caption|escape}</figcaption>
    {/if}
  </figure>
</sq-image>
