{extends file='layout.tpl'}
{block name=main}
<h1>{$page.title|escape}</h1>
<p class="lead">{$page.lead|escape}</p>
<div class="columns">
  <section class="panel">
    <h2>{$page.write|escape}</h2>
    {include file='partials/sq-form.tpl'
      form_id='contact'
      post_submit_message=$page.thanks
      remember=false
      action='/api/form/submit/contact'
      inputs=$page.inputs
      button=$page.button
    }
  </section>
  <section class="panel">
    <h2>{$page.visit|escape}</h2>
    {include file='partials/sq-map.tpl'
      map_lat=$page.latitude
      map_lng=$page.longitude
      map_zoom=15
      address_title=$page.place
      address=$page.address
      link=$page.link
      link_text=$page.maps
    }
  </section>
</div>
{/block}
