{{--
  Asks once for consent to cookies and third parties, stores the answer, and notifies the other blocks.
  notice: the site's own text
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-cookie-banner', [
    'accept_type' => 'OPT_IN_AND_OUT',
    'notice' => $site['notice'],
  ])
--}}
<sq-cookie-banner
  @isset($id) id="{{ $id }}" @endisset
  @isset($text) text="{{ $text }}" @endisset
  @isset($position) position="{{ $position }}" @endisset
  @isset($theme) theme="{{ $theme }}" @endisset
  @isset($variant) variant="{{ $variant }}" @endisset
  @isset($cta_variant) cta-variant="{{ $cta_variant }}" @endisset
  @isset($cta_text) cta-text="{{ $cta_text }}" @endisset
  @isset($opt_out_cta_text) opt-out-cta-text="{{ $opt_out_cta_text }}" @endisset
  @isset($accept_type) accept-type="{{ $accept_type }}" @endisset
  @isset($purposes) purposes="{{ $purposes }}" @endisset
  @isset($restrictive) restrictive="{{ $restrictive ? 'true' : 'false' }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($notice))
    <p>{{ $notice }}</p>
  @endif
</sq-cookie-banner>
