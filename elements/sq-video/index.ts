import { video } from '../../react-impl/video/declaration.js';
import sheet from '../../react-impl/video/video.css' with { type: 'css' };
import { Video } from '../../react-impl/video/video.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(video, Video, sheet);
