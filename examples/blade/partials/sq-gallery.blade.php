{{--
  Images and videos as a slideshow, a slider, a carousel, or all at once in rows and columns.
  slides: a list of images: src, full (the address of the full image), alt, width, height, caption
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-gallery', [
    'design' => 'carousel',
    'slides_per_row' => 3,
    'slides' => $page['slides'],
  ])
--}}
<sq-gallery
  @isset($id) id="{{ $id }}" @endisset
  @isset($design) design="{{ $design }}" @endisset
  @isset($label) label="{{ $label }}" @endisset
  @isset($autoplay) autoplay="{{ $autoplay ? 'true' : 'false' }}" @endisset
  @isset($autoplay_duration) autoplay-duration="{{ $autoplay_duration }}" @endisset
  @isset($autoplay_options) autoplay-options="{{ json_encode($autoplay_options) }}" @endisset
  @isset($loop) loop="{{ $loop ? 'true' : 'false' }}" @endisset
  @isset($current_index) current-index="{{ $current_index }}" @endisset
  @isset($slides_per_row) slides-per-row="{{ $slides_per_row }}" @endisset
  @isset($padding) padding="{{ $padding }}" @endisset
  @isset($gutter) gutter="{{ $gutter }}" @endisset
  @isset($column_width) column-width="{{ $column_width }}" @endisset
  @isset($row_height) row-height="{{ $row_height }}" @endisset
  @isset($list_image_size) list-image-size="{{ $list_image_size }}" @endisset
  @isset($v_size) v-size="{{ $v_size }}" @endisset
  @isset($image_aspect_ratio) image-aspect-ratio="{{ $image_aspect_ratio }}" @endisset
  @isset($square_thumbs) square-thumbs="{{ $square_thumbs ? 'true' : 'false' }}" @endisset
  @isset($auto_crop) auto-crop="{{ $auto_crop ? 'true' : 'false' }}" @endisset
  @isset($mixed_content) mixed-content="{{ $mixed_content ? 'true' : 'false' }}" @endisset
  @isset($captions) captions="{{ $captions ? 'true' : 'false' }}" @endisset
  @isset($meta_position) meta-position="{{ $meta_position }}" @endisset
  @isset($arrows) arrows="{{ $arrows }}" @endisset
  @isset($transition) transition="{{ $transition }}" @endisset
  @isset($speed) speed="{{ $speed }}" @endisset
  @isset($easing) easing="{{ $easing }}" @endisset
  @isset($zoom) zoom="{{ $zoom }}" @endisset
  @isset($direction) direction="{{ $direction }}" @endisset
  @isset($accelerate) accelerate="{{ $accelerate ? 'true' : 'false' }}" @endisset
  @isset($allow_page_scroll) allow-page-scroll="{{ $allow_page_scroll }}" @endisset
  @isset($boundaries) boundaries="{{ $boundaries }}" @endisset
  @isset($snap_points) snap-points="{{ $snap_points }}" @endisset
  @isset($alignment) alignment="{{ $alignment }}" @endisset
  @isset($active_alignment) active-alignment="{{ $active_alignment }}" @endisset
  @isset($click_behavior) click-behavior="{{ $click_behavior }}" @endisset
  @isset($active_slide_click_behavior) active-slide-click-behavior="{{ $active_slide_click_behavior }}" @endisset
  @isset($auto_height) auto-height="{{ $auto_height ? 'true' : 'false' }}" @endisset
  @isset($preload_count) preload-count="{{ $preload_count }}" @endisset
  @isset($lazy_load) lazy-load="{{ $lazy_load ? 'true' : 'false' }}" @endisset
  @isset($thumbnails) thumbnails="{{ $thumbnails ? 'true' : 'false' }}" @endisset
  @isset($thumbnail_strip_height) thumbnail-strip-height="{{ $thumbnail_strip_height }}" @endisset
  @isset($thumbnail_strip_margin) thumbnail-strip-margin="{{ $thumbnail_strip_margin }}" @endisset
  @isset($keyboard) keyboard="{{ $keyboard ? 'true' : 'false' }}" @endisset
  @isset($keys) keys="{{ json_encode($keys) }}" @endisset
  @isset($lightbox) lightbox="{{ $lightbox ? 'true' : 'false' }}" @endisset
  @isset($lightbox_theme) lightbox-theme="{{ $lightbox_theme }}" @endisset
  @isset($history_hash) history-hash="{{ $history_hash ? 'true' : 'false' }}" @endisset
  @isset($linked) linked="{{ $linked }}" @endisset
  @isset($elements) elements="{{ json_encode($elements) }}" @endisset
  @isset($previous_control) previous-control="{{ $previous_control }}" @endisset
  @isset($next_control) next-control="{{ $next_control }}" @endisset
  @isset($refresh_on_resize) refresh-on-resize="{{ $refresh_on_resize ? 'true' : 'false' }}" @endisset
  @isset($refresh_on_orientation_change) refresh-on-orientation-change="{{ $refresh_on_orientation_change ? 'true' : 'false' }}" @endisset
  @isset($use_bg_image) use-bg-image="{{ $use_bg_image ? 'true' : 'false' }}" @endisset
  @isset($loader_options) loader-options="{{ json_encode($loader_options) }}" @endisset
  @isset($video_loader_options) video-loader-options="{{ json_encode($video_loader_options) }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($slides))
    @foreach ($slides as $slide)
      <figure>
        <a @if (!empty($slide['full'])) href="{{ $slide['full'] }}" @endif>
          <img src="{{ $slide['src'] }}" alt="{{ $slide['alt'] }}" @if (!empty($slide['width'])) width="{{ $slide['width'] }}" @endif @if (!empty($slide['height'])) height="{{ $slide['height'] }}" @endif>
        </a>
        @if (!empty($slide['caption']))
          <figcaption>{{ $slide['caption'] }}</figcaption>
        @endif
      </figure>
    @endforeach
  @endif
</sq-gallery>
