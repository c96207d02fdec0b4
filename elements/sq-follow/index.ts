import { follow } from '../../react-impl/social/follow-declaration.js';
import sheet from '../../react-impl/social/follow.css' with { type: 'css' };
import { Follow } from '../../react-impl/social/follow.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(follow, Follow, sheet);
