import { menu } from '../../react-impl/menu/declaration.js';
import sheet from '../../react-impl/menu/menu.css' with { type: 'css' };
import { Menu } from '../../react-impl/menu/menu.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(menu, Menu, sheet);
