{{--
  A site's popup overlay: a message or a form that opens over the page, once it disturbs nothing, unless the visitor has closed it recently. Without script and on paper it is in the page.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-popup', ['content' => $page['content']])
--}}
<sq-popup
  @isset($id) id="{{ $id }}" @endisset
  @isset($display_frequency) display-frequency="{{ $display_frequency }}" @endisset
  @isset($show_until_signup) show-until-signup="{{ $show_until_signup ? 'true' : 'false' }}" @endisset
  @isset($version) version="{{ $version }}" @endisset
  @isset($show_on_timer) show-on-timer="{{ $show_on_timer ? 'true' : 'false' }}" @endisset
  @isset($timer_delay) timer-delay="{{ $timer_delay }}" @endisset
  @isset($show_on_scroll) show-on-scroll="{{ $show_on_scroll ? 'true' : 'false' }}" @endisset
  @isset($scroll_percentage) scroll-percentage="{{ $scroll_percentage }}" @endisset
  @isset($exit_intent) exit-intent="{{ $exit_intent ? 'true' : 'false' }}" @endisset
  @isset($enable_mobile) enable-mobile="{{ $enable_mobile ? 'true' : 'false' }}" @endisset
  @isset($show_on_all_pages) show-on-all-pages="{{ $show_on_all_pages ? 'true' : 'false' }}" @endisset
  @isset($enabled_pages) enabled-pages="{{ $enabled_pages }}" @endisset
  @isset($label) label="{{ $label }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-popup>
