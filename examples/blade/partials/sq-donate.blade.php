{{--
  A link to the checkout of a donation.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-donate', ['content' => $page['content']])
--}}
<sq-donate
  @isset($id) id="{{ $id }}" @endisset
  @isset($donate_page_id) donate-page-id="{{ $donate_page_id }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-donate>
