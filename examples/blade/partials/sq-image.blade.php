{{--
  An image, loaded in the size of its place and cropped around its focal point.
  picture: an image: src, alt, width, height, caption
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-image', ['fixed_ratio' => '3:2', 'picture' => $page['picture']])
--}}
<sq-image
  @isset($id) id="{{ $id }}" @endisset
  @isset($source) source="{{ $source }}" @endisset
  @isset($dimensions) dimensions="{{ $dimensions }}" @endisset
  @isset($focal_point) focal-point="{{ $focal_point }}" @endisset
  @isset($fixed_ratio) fixed-ratio="{{ $fixed_ratio }}" @endisset
  @isset($crop_mode) crop-mode="{{ $crop_mode }}" @endisset
  @isset($fit_alignment) fit-alignment="{{ $fit_alignment }}" @endisset
  @isset($stretch) stretch="{{ $stretch ? 'true' : 'false' }}" @endisset
  @isset($load_mode) load-mode="{{ $load_mode }}" @endisset
  @isset($force_image_update) force-image-update="{{ $force_image_update ? 'true' : 'false' }}" @endisset
  @isset($allow_concurrent_loads) allow-concurrent-loads="{{ $allow_concurrent_loads ? 'true' : 'false' }}" @endisset
  @isset($size_format) size-format="{{ $size_format }}" @endisset
  @isset($size_adjustment) size-adjustment="{{ $size_adjustment }}" @endisset
  @isset($dpr_min) dpr-min="{{ $dpr_min }}" @endisset
  @isset($dpr_max) dpr-max="{{ $dpr_max }}" @endisset
  @isset($allow_save_data) allow-save-data="{{ $allow_save_data ? 'true' : 'false' }}" @endisset
  @isset($use_bg_image) use-bg-image="{{ $use_bg_image ? 'true' : 'false' }}" @endisset
  @isset($use_advanced_positioning) use-advanced-positioning="{{ $use_advanced_positioning ? 'true' : 'false' }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  <figure>
    <img src="{{ $picture['src'] }}" alt="{{ $picture['alt'] }}" @isset($picture['width']) width="{{ $picture['width'] }}" @endisset @isset($picture['height']) height="{{ $picture['height'] }}" @endisset>
    @if (!empty($picture['caption']))
      <figcaption>{{ $picture['caption'] }}</figcaption>
    @endif
  </figure>
</sq-image>
