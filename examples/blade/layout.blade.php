<!doctype html>
<html lang="{{ $site['language'] }}" dir="{{ $site['direction'] }}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>{{ $page['title'] }} – {{ $site['name'] }}</title>
    <meta name="description" content="{{ $page['description'] }}">
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/sq-blocks/sq-blocks.css">
    <link rel="stylesheet" href="/site.css">
    <script type="application/json" id="sq-context">{!! json_encode($site['context'], JSON_HEX_TAG) !!}</script>
    <script type="module" src="/sq-blocks/sq-blocks.js"></script>
  </head>
  <body>
    <header class="bar">
      <a class="brand" href="/">{{ $site['name'] }}</a>
      <nav aria-label="{{ $site['menu'] }}">
        <ul>
          @foreach ($page['navigation'] as $entry)
            <li>
              <a href="{{ $entry['url'] }}" @if (!empty($entry['current'])) aria-current="{{ $entry['current'] }}" @endif>{{ $entry['title'] }}</a>
            </li>
          @endforeach
        </ul>
      </nav>
      @include('partials.sq-cart-indicator', ['href' => '/cart/', 'text' => $site['cart']])
    </header>
    <main>
      @yield('main')
    </main>
    <footer>
      <p>{{ $site['footer'] }}</p>
    </footer>
    @include('partials.sq-cookie-banner', [
      'accept_type' => 'OPT_IN_AND_OUT',
      'notice' => $site['notice'],
    ])
  </body>
</html>
