<?php
// Renders the pages of the content, without the rest of Laravel: php render.php content.json folder
require 'Illuminate/View/autoload.php';

use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\CompilerEngine;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;

[, $file, $folder] = $argv;
$content = json_decode(file_get_contents($file), true);
mkdir("$folder/compiled");
$files = new Filesystem();
$engines = new EngineResolver();
$engines->register('blade', fn () => new CompilerEngine(new BladeCompiler($files, "$folder/compiled")));
$views = new Factory($engines, new FileViewFinder($files, [__DIR__]), new Dispatcher());

foreach ($content['pages'] as $name => $page) {
    $html = $views->make($name, ['site' => $content['site'], 'page' => $page])->render();
    file_put_contents("$folder/$name.html", $html);
}
