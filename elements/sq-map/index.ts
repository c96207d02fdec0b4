import sheet from '../../react-impl/map/map.css' with { type: 'css' };
import { Map } from '../../react-impl/map/map.js';
import { defineBlock } from '../define/define-block.js';
import { map } from './declaration.js';

defineBlock(map, Map, sheet);
