{{--
  A link to the checkout of the cart. Without a cart it says that checkout is not possible.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-checkout-button', ['content' => $page['content']])
--}}
<sq-checkout-button
  @isset($id) id="{{ $id }}" @endisset
  @isset($href) href="{{ $href }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-checkout-button>
