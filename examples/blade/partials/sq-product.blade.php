{{--
  A product: its HTML has the facts and a real form; the block keeps price, stock, images and address in step with the chosen variant, and adds it to the cart.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-product', ['content' => $page['content']])
--}}
<sq-product
  @isset($id) id="{{ $id }}" @endisset
  @isset($product) product="{{ json_encode($product) }}" @endisset
  @isset($src) src="{{ $src }}" @endisset
  @isset($item_id) item-id="{{ $item_id }}" @endisset
  @isset($currency) currency="{{ $currency }}" @endisset
  @isset($address) address="{{ $address }}" @endisset
  @isset($low_stock) low-stock="{{ $low_stock }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-product>
