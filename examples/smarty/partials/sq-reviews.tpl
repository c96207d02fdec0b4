{*
  Asks for the review of a purchase: like sq-form, with stars, which are required, and the words for a request that has expired or was answered.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-reviews.tpl' content=$page.content}
*}
<sq-reviews
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
  {if isset($request)} request="{$request|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-reviews>
