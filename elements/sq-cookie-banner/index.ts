import sheet from '../../react-impl/cookie-banner/cookie-banner.css' with { type: 'css' };
import { CookieBanner } from '../../react-impl/cookie-banner/cookie-banner.js';
import { cookieBanner } from '../../react-impl/cookie-banner/declaration.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(cookieBanner, CookieBanner, sheet);
