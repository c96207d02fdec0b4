{{--
  A link to the checkout of a subscription.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-subscribe', ['content' => $page['content']])
--}}
<sq-subscribe
  @isset($id) id="{{ $id }}" @endisset
  @isset($cart_token) cart-token="{{ $cart_token }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-subscribe>
