{*
  A newsletter sign-up: like sq-form, in a small layout, with an event for each new subscriber.
  action: where the form is sent
  inputs: a list of fields: label, field (its name), type or rows (then it is a text area), autocomplete, required
  button: the text of the button
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-newsletter.tpl'
    form_id='news'
    action='/api/form/submit/contact'
    inputs=$page.inputs
    button='Join'
  }
*}
<sq-newsletter
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($form_id)} form-id="{$form_id|escape}"{/if}
  {if isset($collection_id)} collection-id="{$collection_id|escape}"{/if}
  {if isset($object_name)} object-name="{$object_name|escape}"{/if}
  {if isset($overlay_form)} overlay-form="{if $overlay_form}true{else}false{/if}"{/if}
  {if isset($fields)} fields="{$fields|json_encode|escape}"{/if}
  {if isset($submit_button_text)} submit-button-text="{$submit_button_text|escape}"{/if}
  {if isset($post_submit_message)} post-submit-message="{$post_submit_message|escape}"{/if}
  {if isset($post_submit_html)} post-submit-html="{$post_submit_html|escape}"{/if}
  {if isset($post_submit_scripts)} post-submit-scripts="{if $post_submit_scripts}true{else}false{/if}"{/if}
  {if isset($success_redirect)} success-redirect="{$success_redirect|escape}"{/if}
  {if isset($email_pattern)} email-pattern="{$email_pattern|escape}"{/if}
  {if isset($captcha)} captcha="{$captcha|escape}"{/if}
  {if isset($captcha_key)} captcha-key="{$captcha_key|escape}"{/if}
  {if isset($address_suggestions)} address-suggestions="{if $address_suggestions}true{else}false{/if}"{/if}
  {if isset($remember)} remember="{if $remember}true{else}false{/if}"{/if}
  {if isset($heading)} heading="{$heading|escape}"{/if}
  {if isset($description)} description="{$description|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  <form action="{$action|escape}" method="post">
    {foreach $inputs as $input}
      <p>
        <label>
          <span>{$input.label|escape}</span>
          {if !empty($input.type)}
            <input name="{$input.field|escape}" type="{$input.type|escape}"{if !empty($input.autocomplete)} autocomplete="{$input.autocomplete|escape}"{/if}{if !empty($input.required)} required{/if}>
          {/if}
          {if !empty($input.rows)}
            <textarea name="{$input.field|escape}" rows="{$input.rows|escape}"{if !empty($input.required)} required{/if}></textarea>
          {/if}
        </label>
      </p>
    {/foreach}
    <button>{$button|escape}</button>
  </form>
</sq-newsletter>
