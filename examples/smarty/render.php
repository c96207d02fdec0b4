<?php
// Renders the pages of the content: php render.php content.json folder
require 'smarty4/Smarty.class.php';

[, $file, $folder] = $argv;
$content = json_decode(file_get_contents($file), true);
$smarty = new Smarty();
$smarty->setTemplateDir(__DIR__);
$smarty->setCompileDir("$folder/compiled");
$smarty->registerPlugin('modifier', 'json_encode', 'json_encode');

foreach ($content['pages'] as $name => $page) {
    $smarty->assign(['site' => $content['site'], 'page' => $page]);
    file_put_contents("$folder/$name.html", $smarty->fetch("$name.tpl"));
}
