{{--
  Questions and answers, or other items, of which one or several are open.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-accordion', ['content' => $page['content']])
--}}
<sq-accordion
  @isset($id) id="{{ $id }}" @endisset
  @isset($multiple) multiple="{{ $multiple ? 'true' : 'false' }}" @endisset
  @isset($open_first) open-first="{{ $open_first ? 'true' : 'false' }}" @endisset
  @isset($icon) icon="{{ $icon }}" @endisset
  @isset($icon_placement) icon-placement="{{ $icon_placement }}" @endisset
  @isset($dividers) dividers="{{ $dividers ? 'true' : 'false' }}" @endisset
  @isset($first_divider) first-divider="{{ $first_divider ? 'true' : 'false' }}" @endisset
  @isset($last_divider) last-divider="{{ $last_divider ? 'true' : 'false' }}" @endisset
  @isset($remember) remember="{{ $remember ? 'true' : 'false' }}" @endisset
  @isset($faq) faq="{{ $faq ? 'true' : 'false' }}" @endisset
  @isset($items) items="{{ json_encode($items) }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-accordion>
