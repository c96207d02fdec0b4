{{--
  A bar with one message, or with several that take turns. Visitors may close it for good; owners always see it.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-announcement-bar', ['content' => $page['content']])
--}}
<sq-announcement-bar
  @isset($id) id="{{ $id }}" @endisset
  @isset($dismiss_key) dismiss-key="{{ $dismiss_key }}" @endisset
  @isset($dismissible) dismissible="{{ $dismissible ? 'true' : 'false' }}" @endisset
  @isset($rotate_interval) rotate-interval="{{ $rotate_interval }}" @endisset
  @isset($label) label="{{ $label }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-announcement-bar>
