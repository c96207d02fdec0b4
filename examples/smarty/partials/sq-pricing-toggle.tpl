{*
  Two buttons that swap which of two prices, and which way to join, is shown; without script both are there to read.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-pricing-toggle.tpl' content=$page.content}
*}
<sq-pricing-toggle
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($value)} value="{$value|escape}"{/if}
  {if isset($left_label)} left-label="{$left_label|escape}"{/if}
  {if isset($right_label)} right-label="{$right_label|escape}"{/if}
  {if isset($label)} label="{$label|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-pricing-toggle>
