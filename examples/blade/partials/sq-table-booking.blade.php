{{--
  A form for a table, which leads to the page of a booking service: its fields side by side, or below each other in a block of at most 750 px.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-table-booking', ['content' => $page['content']])
--}}
<sq-table-booking
  @isset($id) id="{{ $id }}" @endisset
  @isset($time_zone) time-zone="{{ $time_zone }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-table-booking>
