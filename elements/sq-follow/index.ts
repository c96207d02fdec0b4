import sheet from '../../react-impl/social/follow.css' with { type: 'css' };
import { Follow } from '../../react-impl/social/follow.js';
import { defineBlock } from '../define/define-block.js';
import { follow } from './declaration.js';

defineBlock(follow, Follow, sheet);
