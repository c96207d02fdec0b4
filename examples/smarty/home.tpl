{extends file='layout.tpl'}
{block name=main}
<h1>{$page.title|escape}</h1>
<p class="lead">{$page.lead|escape}</p>
{include file='partials/sq-image.tpl' fixed_ratio='21:9' load='eager' picture=$page.picture}
{include file='partials/sq-marquee.tpl' speed=60 wave_intensity=0 text=$page.marquee}
<section>
  <h2>{$page.work|escape}</h2>
  {include file='partials/sq-gallery.tpl'
    design='carousel'
    slides_per_row=3
    loop=true
    settings=$page.settings
    slides=$page.slides
  }
</section>
<section class="panel">
  <h2>{$page.news|escape}</h2>
  {include file='partials/sq-newsletter.tpl'
    form_id='news'
    post_submit_message=$page.thanks
    action='/api/form/submit/news'
    inputs=$page.inputs
    button=$page.button
  }
</section>
{/block}
