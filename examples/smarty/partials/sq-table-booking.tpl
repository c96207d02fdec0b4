{*
  A form for a table, which leads to the page of a booking service: its fields side by side, or below each other in a block of at most 750 px.
  content: HTML
  Each attribute of the block is a parameter too, and is left out where none is given.

  {include file='partials/sq-table-booking.tpl' content=$page.content}
*}
<sq-table-booking
  {if isset($id)} id="{$id|escape}"{/if}
  {if isset($time_zone)} time-zone="{$time_zone|escape}"{/if}
  {if isset($load)} load="{$load|escape}"{/if}
  {if isset($settings)} data-block-json="{$settings|json_encode|escape}"{/if}
>
  {if !empty($content)}
    {$content}
  {/if}
</sq-table-booking>
