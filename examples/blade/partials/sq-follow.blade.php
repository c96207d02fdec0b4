{{--
  A link to a profile of X or Pinterest. In its place is the button of the provider, once the visitor has allowed media of others: nothing is loaded before.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-follow', ['content' => $page['content']])
--}}
<sq-follow
  @isset($id) id="{{ $id }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-follow>
