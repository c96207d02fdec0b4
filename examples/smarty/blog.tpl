{extends file='layout.tpl'}
{block name=main}
<h1>{$page.title|escape}</h1>
<p class="lead">{$page.lead|escape}</p>
{foreach $page.posts as $post}
  <article id="{$post.anchor|escape}">
    <h2>{$post.title|escape}</h2>
    <p class="date">
      <time datetime="{$post.date|escape}">{$post.day|escape}</time>
    </p>
    {if !empty($post.picture)}
      {include file='partials/sq-image.tpl' fixed_ratio='16:9' picture=$post.picture}
    {/if}
    <div class="text">{$post.body}</div>
  </article>
{/foreach}
{/block}
