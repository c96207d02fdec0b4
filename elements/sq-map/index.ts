import { map } from '../../react-impl/map/declaration.js';
import sheet from '../../react-impl/map/map.css' with { type: 'css' };
import { MapBlock } from '../../react-impl/map/map.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(map, MapBlock, sheet);
