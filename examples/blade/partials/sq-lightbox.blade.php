{{--
  A full-screen viewer for images and videos: its own, or those of a gallery.
  slides: a list of images: src, full (the address of the full image), alt, width, height, caption; none when gallery is given, which is the id of a gallery
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-lightbox', ['slides' => $page['slides']])
--}}
<sq-lightbox
  @isset($id) id="{{ $id }}" @endisset
  @isset($gallery) for="{{ $gallery }}" @endisset
  @isset($group) group="{{ $group }}" @endisset
  @isset($theme) theme="{{ $theme }}" @endisset
  @isset($loop) loop="{{ $loop ? 'true' : 'false' }}" @endisset
  @isset($start_index) start-index="{{ $start_index }}" @endisset
  @isset($opacity) opacity="{{ $opacity }}" @endisset
  @isset($zoom) zoom="{{ $zoom ? 'true' : 'false' }}" @endisset
  @isset($image_click) image-click="{{ $image_click }}" @endisset
  @isset($thumbnails) thumbnails="{{ $thumbnails ? 'true' : 'false' }}" @endisset
  @isset($slideshow) slideshow="{{ $slideshow ? 'true' : 'false' }}" @endisset
  @isset($slideshow_duration) slideshow-duration="{{ $slideshow_duration }}" @endisset
  @isset($share) share="{{ $share ? 'true' : 'false' }}" @endisset
  @isset($download) download="{{ $download ? 'true' : 'false' }}" @endisset
  @isset($fullscreen) fullscreen="{{ $fullscreen ? 'true' : 'false' }}" @endisset
  @isset($history_hash) history-hash="{{ $history_hash ? 'true' : 'false' }}" @endisset
  @isset($variant) variant="{{ $variant }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($slides))
    @foreach ($slides as $slide)
      <a @if (!empty($slide['full'])) href="{{ $slide['full'] }}" @endif>
        <img src="{{ $slide['src'] }}" alt="{{ $slide['alt'] }}" @if (!empty($slide['width'])) width="{{ $slide['width'] }}" @endif @if (!empty($slide['height'])) height="{{ $slide['height'] }}" @endif>
      </a>
    @endforeach
  @endif
</sq-lightbox>
