{{--
  A part of the page that the site’s server renders, such as a summary of posts; until then, and if that fails, what is inside.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-widget', ['content' => $page['content']])
--}}
<sq-widget
  @isset($id) id="{{ $id }}" @endisset
  @isset($type) type="{{ $type }}" @endisset
  @isset($widget_id) widget-id="{{ $widget_id }}" @endisset
  @isset($value) value="{{ json_encode($value) }}" @endisset
  @isset($collection_id) collection-id="{{ $collection_id }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-widget>
