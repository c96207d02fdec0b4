{{--
  Shares a page: by the dialog of the device, where it has one, by copying the address, and by plain links of yours. No script of a third party is loaded.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-share', ['content' => $page['content']])
--}}
<sq-share
  @isset($id) id="{{ $id }}" @endisset
  @isset($url) url="{{ $url }}" @endisset
  @isset($heading) heading="{{ $heading }}" @endisset
  @isset($text) text="{{ $text }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-share>
