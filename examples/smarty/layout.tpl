<!doctype html>
<html lang="{$site.language|escape}" dir="{$site.direction|escape}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>{$page.title|escape} – {$site.name|escape}</title>
    <meta name="description" content="{$page.description|escape}">
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/sq-blocks/sq-blocks.css">
    <link rel="stylesheet" href="/site.css">
    <script type="application/json" id="sq-context">{$site.context|json_encode:1}</script>
    <script type="module" src="/sq-blocks/sq-blocks.js"></script>
  </head>
  <body>
    <header class="bar">
      <a class="brand" href="/">{$site.name|escape}</a>
      <nav aria-label="{$site.menu|escape}">
        <ul>
          {foreach $page.navigation as $entry}
            <li>
              <a href="{$entry.url|escape}"{if !empty($entry.current)} aria-current="{$entry.current|escape}"{/if}>{$entry.title|escape}</a>
            </li>
          {/foreach}
        </ul>
      </nav>
      {include file='partials/sq-cart-indicator.tpl' href='/cart/' text=$site.cart}
    </header>
    <main>
      {block name=main}{/block}
    </main>
    <footer>
      <p>{$site.footer|escape}</p>
    </footer>
    {include file='partials/sq-cookie-banner.tpl' accept_type='OPT_IN_AND_OUT' notice=$site.notice}
  </body>
</html>
