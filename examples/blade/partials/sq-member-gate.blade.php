{{--
  The notice of a page that is locked or for members only, around the form or the links that lead in. The server decides who may see the page: nothing that is secret belongs into its HTML.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-member-gate', ['content' => $page['content']])
--}}
<sq-member-gate
  @isset($id) id="{{ $id }}" @endisset
  @isset($kind) kind="{{ $kind }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-member-gate>
