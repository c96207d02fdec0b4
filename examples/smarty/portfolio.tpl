{extends file='layout.tpl'}
{block name=main}
<h1>{$page.title|escape}</h1>
<p class="lead">{$page.lead|escape}</p>
{include file='partials/sq-gallery.tpl'
  id='work'
  design='grid'
  label=$page.title
  slides_per_row=3
  padding=24
  square_thumbs=true
  lightbox=true
  slides=$page.slides
}
{include file='partials/sq-lightbox.tpl' gallery='work' theme='light' zoom=false}
<section>
  <h2>{$page.film|escape}</h2>
  {include file='partials/sq-video.tpl' src=$page.link heading=$page.film picture=$page.picture}
</section>
{/block}
