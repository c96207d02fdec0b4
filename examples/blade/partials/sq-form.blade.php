{{--
  A form that validates, is sent without leaving the page, shows each error at its field, and is a plain POST without script.
  action: where the form is sent
  inputs: a list of fields: label, field (its name), type or rows (then it is a text area), autocomplete, required
  button: the text of the button
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-form', [
    'form_id' => 'contact',
    'action' => '/api/form/submit/contact',
    'inputs' => $page['inputs'],
    'button' => 'Send',
  ])
--}}
<sq-form
  @isset($id) id="{{ $id }}" @endisset
  @isset($form_id) form-id="{{ $form_id }}" @endisset
  @isset($collection_id) collection-id="{{ $collection_id }}" @endisset
  @isset($object_name) object-name="{{ $object_name }}" @endisset
  @isset($overlay_form) overlay-form="{{ $overlay_form ? 'true' : 'false' }}" @endisset
  @isset($fields) fields="{{ json_encode($fields) }}" @endisset
  @isset($submit_button_text) submit-button-text="{{ $submit_button_text }}" @endisset
  @isset($post_submit_message) post-submit-message="{{ $post_submit_message }}" @endisset
  @isset($post_submit_html) post-submit-html="{{ $post_submit_html }}" @endisset
  @isset($post_submit_scripts) post-submit-scripts="{{ $post_submit_scripts ? 'true' : 'false' }}" @endisset
  @isset($success_redirect) success-redirect="{{ $success_redirect }}" @endisset
  @isset($email_pattern) email-pattern="{{ $email_pattern }}" @endisset
  @isset($captcha) captcha="{{ $captcha }}" @endisset
  @isset($captcha_key) captcha-key="{{ $captcha_key }}" @endisset
  @isset($address_suggestions) address-suggestions="{{ $address_suggestions ? 'true' : 'false' }}" @endisset
  @isset($remember) remember="{{ $remember ? 'true' : 'false' }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  <form action="{{ $action }}" method="post">
    @foreach ($inputs as $input)
      <p>
        <label>
          <span>{{ $input['label'] }}</span>
          @if (!empty($input['type']))
            <input name="{{ $input['field'] }}" type="{{ $input['type'] }}" @if (!empty($input['autocomplete'])) autocomplete="{{ $input['autocomplete'] }}" @endif @if (!empty($input['required'])) required @endif>
          @endif
          @if (!empty($input['rows']))
            <textarea name="{{ $input['field'] }}" rows="{{ $input['rows'] }}" @if (!empty($input['required'])) required @endif></textarea>
          @endif
        </label>
      </p>
    @endforeach
    <button>{{ $button }}</button>
  </form>
</sq-form>
