{{--
  An address, and a map of it once it is in view and the visitor has consented.
  address: the address as text
  link: a map of it on another site
  link_text: the text of the link
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-map', [
    'map_lat' => $page['latitude'],
    'map_lng' => $page['longitude'],
    'address' => $page['address'],
    'link' => $page['link'],
    'link_text' => 'Open in maps',
  ])
--}}
<sq-map
  @isset($id) id="{{ $id }}" @endisset
  @isset($map_lat) map-lat="{{ $map_lat }}" @endisset
  @isset($map_lng) map-lng="{{ $map_lng }}" @endisset
  @isset($map_zoom) map-zoom="{{ $map_zoom }}" @endisset
  @isset($marker_lat) marker-lat="{{ $marker_lat }}" @endisset
  @isset($marker_lng) marker-lng="{{ $marker_lng }}" @endisset
  @isset($address_title) address-title="{{ $address_title }}" @endisset
  @isset($address_line1) address-line1="{{ $address_line1 }}" @endisset
  @isset($address_line2) address-line2="{{ $address_line2 }}" @endisset
  @isset($address_country) address-country="{{ $address_country }}" @endisset
  @isset($map_style) map-style="{{ $map_style }}" @endisset
  @isset($show_labels) show-labels="{{ $show_labels ? 'true' : 'false' }}" @endisset
  @isset($show_terrain) show-terrain="{{ $show_terrain ? 'true' : 'false' }}" @endisset
  @isset($show_controls) show-controls="{{ $show_controls ? 'true' : 'false' }}" @endisset
  @isset($map_draggable) map-draggable="{{ $map_draggable ? 'true' : 'false' }}" @endisset
  @isset($scrollwheel) scrollwheel="{{ $scrollwheel ? 'true' : 'false' }}" @endisset
  @isset($disable_default_ui) disable-default-ui="{{ $disable_default_ui ? 'true' : 'false' }}" @endisset
  @isset($marker_draggable) marker-draggable="{{ $marker_draggable ? 'true' : 'false' }}" @endisset
  @isset($link_on_click) link-on-click="{{ $link_on_click ? 'true' : 'false' }}" @endisset
  @isset($style_url) style-url="{{ $style_url }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  <address>{{ $address }}</address>
  @if (!empty($link))
    <p>
      <a href="{{ $link }}">{{ $link_text }}</a>
    </p>
  @endif
</sq-map>
