{{--
  A link to the comments of a page, with their number beside it from Disqus, or a provider that counts like it, once the visitor has allowed its service.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-comment-count', ['content' => $page['content']])
--}}
<sq-comment-count
  @isset($id) id="{{ $id }}" @endisset
  @isset($shortname) shortname="{{ $shortname }}" @endisset
  @isset($url) url="{{ $url }}" @endisset
  @isset($identifier) identifier="{{ $identifier }}" @endisset
  @isset($src) src="{{ $src }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-comment-count>
