{{--
  A modal dialog: the page's own `<dialog>`, opened by a button with `commandfor` or by a link to its id, or a question made of attributes.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-dialog', ['content' => $page['content']])
--}}
<sq-dialog
  @isset($id) id="{{ $id }}" @endisset
  @isset($heading) heading="{{ $heading }}" @endisset
  @isset($message) message="{{ $message }}" @endisset
  @isset($buttons) buttons="{{ $buttons }}" @endisset
  @isset($confirm_label) confirm-label="{{ $confirm_label }}" @endisset
  @isset($cancel_label) cancel-label="{{ $cancel_label }}" @endisset
  @isset($reject_label) reject-label="{{ $reject_label }}" @endisset
  @isset($escape_cancels) escape-cancels="{{ $escape_cancels ? 'true' : 'false' }}" @endisset
  @isset($destroy_on_hide) destroy-on-hide="{{ $destroy_on_hide ? 'true' : 'false' }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-dialog>
