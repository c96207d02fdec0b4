{{--
  Two buttons that swap which of two prices, and which way to join, is shown; without script both are there to read.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-pricing-toggle', ['content' => $page['content']])
--}}
<sq-pricing-toggle
  @isset($id) id="{{ $id }}" @endisset
  @isset($value) value="{{ $value }}" @endisset
  @isset($left_label) left-label="{{ $left_label }}" @endisset
  @isset($right_label) right-label="{{ $right_label }}" @endisset
  @isset($label) label="{{ $label }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-pricing-toggle>
