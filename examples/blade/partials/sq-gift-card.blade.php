{{--
  A link to the checkout of a gift card.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-gift-card', ['content' => $page['content']])
--}}
<sq-gift-card
  @isset($id) id="{{ $id }}" @endisset
  @isset($website_id) website-id="{{ $website_id }}" @endisset
  @isset($gift_card_product_id) gift-card-product-id="{{ $gift_card_product_id }}" @endisset
  @isset($sku) sku="{{ $sku }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-gift-card>
