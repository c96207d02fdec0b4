{{--
  Menus or other sections as tabs, of which one is shown; in a narrow place one below the other.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-menu', ['content' => $page['content']])
--}}
<sq-menu
  @isset($id) id="{{ $id }}" @endisset
  @isset($active) active="{{ $active }}" @endisset
  @isset($label) label="{{ $label }}" @endisset
  @isset($activation) activation="{{ $activation }}" @endisset
  @isset($address) address="{{ $address ? 'true' : 'false' }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-menu>
