{{--
  A price in the language of the page: also a sale price with the original one, or a starting price.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-price', ['content' => $page['content']])
--}}
<sq-price
  @isset($id) id="{{ $id }}" @endisset
  @isset($amount) amount="{{ $amount }}" @endisset
  @isset($original) original="{{ $original }}" @endisset
  @isset($from) from="{{ $from ? 'true' : 'false' }}" @endisset
  @isset($currency) currency="{{ $currency }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-price>
