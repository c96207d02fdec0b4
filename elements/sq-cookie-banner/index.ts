import sheet from '../../react-impl/cookie-banner/cookie-banner.css' with { type: 'css' };
import { CookieBanner } from '../../react-impl/cookie-banner/cookie-banner.js';
import { defineBlock } from '../define/define-block.js';
import { cookieBanner } from './declaration.js';

defineBlock(cookieBanner, CookieBanner, sheet);
