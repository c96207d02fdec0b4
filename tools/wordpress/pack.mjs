// node tools/wordpress/pack.mjs: after a build, packs the plugin and the theme for WordPress and the lite flavour as zips with
// the version of package.json, and prints where they are. The release workflow attaches them.
import { readFileSync } from 'node:fs';
import { packLite, packPlugin, packTheme } from './pack-plugin.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const zip of [packPlugin(version), packTheme(version), packLite(version)]) console.log(zip);
