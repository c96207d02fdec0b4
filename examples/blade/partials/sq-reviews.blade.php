{{--
  Asks for the review of a purchase: like sq-form, with stars, which are required, and the words for a request that has expired or was answered.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  @include('partials.sq-reviews', ['content' => $page['content']])
--}}
<sq-reviews
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
  @isset($request) request="{{ $request }}" @endisset
  @isset($load) load="{{ $load }}" @endisset
  @isset($settings) data-block-json="{{ json_encode($settings) }}" @endisset
>
  @if (!empty($content))
    {!! $content !!}
  @endif
</sq-reviews>
