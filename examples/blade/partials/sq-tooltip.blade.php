{{--
  A short description of another element, shown when that is pointed at, focused or pressed long; without script it is readable beside the element.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-tooltip', ['content' => $page['content']])
--}}
<sq-tooltip
  @isset($id) id="{{ $id }}" @endisset
  @isset($gallery) for="{{ $gallery }}" @endisset
  @isset($show_delay) show-delay="{{ $show_delay }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-tooltip>
