{{--
  A page of another site in a frame: music, a calendar, a form, a design. Nothing is loaded from it before the visitor agrees.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-embed', ['content' => $page['content']])
--}}
<sq-embed
  @isset($id) id="{{ $id }}" @endisset
  @isset($src) src="{{ $src }}" @endisset
  @isset($heading) heading="{{ $heading }}" @endisset
  @isset($provider) provider="{{ $provider }}" @endisset
  @isset($purpose) purpose="{{ $purpose }}" @endisset
  @isset($sandbox) sandbox="{{ $sandbox }}" @endisset
  @isset($allow) allow="{{ $allow }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-embed>
