{{--
  A link to the cart with the number of items and the subtotal.
  text: the text of the link
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-cart-indicator', ['href' => '/cart/', 'text' => 'Cart'])
--}}
<sq-cart-indicator
  @isset($id) id="{{ $id }}" @endisset
  @isset($href) href="{{ $href }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  <a href="{{ $href }}">{{ $text }}</a>
</sq-cart-indicator>
