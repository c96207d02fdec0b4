{extends file='layout.tpl'}
{block name=main}
<h1>{$page.title|escape}</h1>
<p class="lead">{$page.lead|escape}</p>
<ul class="cards">
  {foreach $page.products as $product}
    <li>
      {include file='partials/sq-image.tpl' fixed_ratio='1:1' picture=$product.picture}
      <h2>{$product.title|escape}</h2>
      <p>{$product.text|escape}</p>
      <p class="price">{$product.price|escape}</p>
    </li>
  {/foreach}
</ul>
{/block}
