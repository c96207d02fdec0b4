<?php
// Renders the pages of the content: php render.php content.json folder
require 'Twig/autoload.php';

[, $file, $folder] = $argv;
$content = json_decode(file_get_contents($file), true);
$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader(__DIR__));

foreach ($content['pages'] as $name => $page) {
    $html = $twig->render("$name.html.twig", ['site' => $content['site'], 'page' => $page]);
    file_put_contents("$folder/$name.html", $html);
}
