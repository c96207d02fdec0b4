import sheet from '../../react-impl/social/comment-count.css' with { type: 'css' };
import { CommentCount } from '../../react-impl/social/comment-count.js';
import { defineBlock } from '../define/define-block.js';
import { commentCount } from './declaration.js';

defineBlock(commentCount, CommentCount, sheet);
