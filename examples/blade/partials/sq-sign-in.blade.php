{{--
  The sign-in of a site’s members around a plain form: without leaving the page, with each error at its field, and a plain POST without script.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-sign-in', ['content' => $page['content']])
--}}
<sq-sign-in
  @isset($id) id="{{ $id }}" @endisset
  @isset($account) account="{{ $account }}" @endisset
  @isset($success_redirect) success-redirect="{{ $success_redirect }}" @endisset
  @isset($clone_cart) clone-cart="{{ $clone_cart ? 'true' : 'false' }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-sign-in>
