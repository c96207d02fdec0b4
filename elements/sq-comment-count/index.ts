import { commentCount } from '../../react-impl/social/comment-count-declaration.js';
import sheet from '../../react-impl/social/comment-count.css' with { type: 'css' };
import { CommentCount } from '../../react-impl/social/comment-count.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(commentCount, CommentCount, sheet);
