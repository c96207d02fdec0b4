{{--
  The mobile information bar: a site's links to mail, call and find it, along the lower edge of windows up to 1024 px wide.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-info-bar', ['content' => $page['content']])
--}}
<sq-info-bar
  @isset($id) id="{{ $id }}" @endisset
  @isset($theme) theme="{{ $theme }}" @endisset
  @isset($contact_email) contact-email="{{ $contact_email ? 'true' : 'false' }}" @endisset
  @isset($contact_phone_number) contact-phone-number="{{ $contact_phone_number ? 'true' : 'false' }}" @endisset
  @isset($location) location="{{ $location ? 'true' : 'false' }}" @endisset
  @isset($business_hours) business-hours="{{ $business_hours ? 'true' : 'false' }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-info-bar>
