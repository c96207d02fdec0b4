{{--
  The reservation widget of a booking service, around a link to it. Nothing is loaded from the service before the visitor agrees.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-reservation', ['content' => $page['content']])
--}}
<sq-reservation
  @isset($id) id="{{ $id }}" @endisset
  @isset($variant) variant="{{ $variant }}" @endisset
  @isset($src) src="{{ $src }}" @endisset
  @isset($provider) provider="{{ $provider }}" @endisset
  @isset($iframe) iframe="{{ $iframe ? 'true' : 'false' }}" @endisset
  @isset($overlay) overlay="{{ $overlay ? 'true' : 'false' }}" @endisset
  @isset($theme) theme="{{ $theme }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-reservation>
