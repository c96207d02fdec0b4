{{--
  A video behind a play button. Nothing is loaded from the provider before the button is pressed.
  src: the address of the video, also for the link that works without script
  picture: an image: src, alt, width, height, caption
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-video', [
    'src' => 'https://vimeo.com/1084537',
    'heading' => 'The studio',
    'picture' => $page['picture'],
  ])
--}}
<sq-video
  @isset($id) id="{{ $id }}" @endisset
  @isset($src) src="{{ $src }}" @endisset
  @isset($data_html) data-html="{{ $data_html }}" @endisset
  @isset($data_provider_name) data-provider-name="{{ $data_provider_name }}" @endisset
  @isset($heading) heading="{{ $heading }}" @endisset
  @isset($poster) poster="{{ $poster }}" @endisset
  @isset($thumbnail_url) thumbnail-url="{{ $thumbnail_url }}" @endisset
  @isset($mode) mode="{{ $mode }}" @endisset
  @isset($overlay) overlay="{{ $overlay ? 'true' : 'false' }}" @endisset
  @isset($inactive) inactive="{{ $inactive ? 'true' : 'false' }}" @endisset
  @isset($force_autoplay) force-autoplay="{{ $force_autoplay ? 'true' : 'false' }}" @endisset
  @isset($custom_thumbnail) custom-thumbnail="{{ $custom_thumbnail ? 'true' : 'false' }}" @endisset
  @isset($columns) columns="{{ $columns }}" @endisset
  @isset($oembed) oembed="{{ json_encode($oembed) }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  <a href="{{ $src }}">
    <img src="{{ $picture['src'] }}" alt="{{ $picture['alt'] }}" @isset($picture['width']) width="{{ $picture['width'] }}" @endisset @isset($picture['height']) height="{{ $picture['height'] }}" @endisset>
  </a>
</sq-video>
