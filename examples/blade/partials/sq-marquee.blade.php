{{--
  Text that moves along a wave, with a pause button; a plain readable line under reduced motion and without script.
  text: the text
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-marquee', ['speed' => 60, 'text' => $page['text']])
--}}
<sq-marquee
  @isset($id) id="{{ $id }}" @endisset
  @isset($direction) direction="{{ $direction }}" @endisset
  @isset($speed) speed="{{ $speed }}" @endisset
  @isset($animation_speed) animation-speed="{{ $animation_speed }}" @endisset
  @isset($wave_frequency) wave-frequency="{{ $wave_frequency }}" @endisset
  @isset($wave_intensity) wave-intensity="{{ $wave_intensity }}" @endisset
  @isset($pause_on_hover) pause-on-hover="{{ $pause_on_hover ? 'true' : 'false' }}" @endisset
  @isset($fade_edges) fade-edges="{{ $fade_edges ? 'true' : 'false' }}" @endisset
  @isset($separator) separator="{{ $separator }}" @endisset
  @isset($item_spacing) item-spacing="{{ $item_spacing }}" @endisset
  @isset($marquee_items) marquee-items="{{ $marquee_items }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  {{ $text }}
</sq-marquee>
