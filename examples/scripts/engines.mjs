import { byProgram, eleventy, hugo, jekyll } from './programs.mjs';

/** An engine that is a package: `render.mjs` in its folder exports `render(content, folder)`. */
const byModule = (name) => async (content, folder) => (await import(`../${name}/render.mjs`)).render(content, folder);

// Packages of Debian belong to Debian's own program, where another one comes first in the path.
const PYTHON = ['python3', '/usr/bin/python3'];
const RUBY = ['ruby', '/usr/bin/ruby'];
const python = (module) =>
  byProgram({
    file: 'render.py',
    commands: PYTHON,
    check: (command) => [command, '-c', `import ${module}`],
    packages: `python3-${module}`,
    args: ['-B'],
  });
const php = (autoload, name) =>
  byProgram({
    file: 'render.php',
    commands: ['php'],
    check: (command) => [command, '-r', `require '${autoload}';`],
    packages: `php-cli ${name}`,
  });
const ruby = (library, packages) =>
  byProgram({
    file: 'render.rb',
    commands: RUBY,
    check: (command) => [command, '-e', `require '${library}'`],
    packages,
  });

/**
 * The engines: `quick` ones need the packages of package.json alone.
 * @type {{ name: string, folder: string, quick?: boolean, render: (content: object, folder: string) => Promise<Record<string, string>> }[]}
 */
export const ENGINES = [
  { name: 'Liquid', folder: 'liquid', quick: true, render: byModule('liquid') },
  { name: 'Nunjucks', folder: 'nunjucks', quick: true, render: byModule('nunjucks') },
  { name: 'Handlebars', folder: 'handlebars', quick: true, render: byModule('handlebars') },
  { name: 'Mustache', folder: 'mustache', quick: true, render: byModule('mustache') },
  { name: 'EJS', folder: 'ejs', quick: true, render: byModule('ejs') },
  { name: 'Pug', folder: 'pug', quick: true, render: byModule('pug') },
  { name: 'JSON-T', folder: 'json-t', quick: true, render: byModule('json-t') },
  { name: 'Eleventy', folder: 'eleventy', quick: true, render: eleventy },
  { name: 'Jekyll', folder: 'jekyll', render: jekyll },
  { name: 'Hugo', folder: 'hugo', render: hugo },
  {
    name: 'Go html/template',
    folder: 'go',
    render: byProgram({
      file: 'render.go',
      commands: ['go'],
      check: (command) => [command, 'version'],
      packages: 'golang-go',
      args: ['run'],
    }),
  },
  { name: 'Twig', folder: 'twig', render: php('Twig/autoload.php', 'php-twig') },
  {
    name: 'Smarty',
    folder: 'smarty',
    render: php('smarty4/Smarty.class.php', 'smarty4'),
  },
  {
    name: 'Blade',
    folder: 'blade',
    render: php('Illuminate/View/autoload.php', 'php-illuminate-view'),
  },
  { name: 'Jinja2', folder: 'jinja2', render: python('jinja2') },
  { name: 'Django', folder: 'django', render: python('django') },
  { name: 'ERB', folder: 'erb', render: ruby('erb', 'ruby') },
  { name: 'Haml', folder: 'haml', render: ruby('haml', 'ruby-haml') },
  { name: 'Slim', folder: 'slim', render: ruby('slim', 'ruby-slim') },
];
