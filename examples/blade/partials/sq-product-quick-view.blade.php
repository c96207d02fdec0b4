{{--
  Links to products, one or a whole list of them: each opens its product in a dialog on the same page.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-product-quick-view', ['content' => $page['content']])
--}}
<sq-product-quick-view
  @isset($id) id="{{ $id }}" @endisset
  @isset($selector) selector="{{ $selector }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-product-quick-view>
