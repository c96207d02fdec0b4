{{--
  The cart, as a page or in a drawer that a link opens.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-cart', ['content' => $page['content']])
--}}
<sq-cart
  @isset($id) id="{{ $id }}" @endisset
  @isset($drawer) drawer="{{ $drawer ? 'true' : 'false' }}" @endisset
  @isset($open_on_add) open-on-add="{{ $open_on_add ? 'true' : 'false' }}" @endisset
  @isset($checkout_href) checkout-href="{{ $checkout_href }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-cart>
