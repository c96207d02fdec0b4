import { Lightbox } from '../../react-impl/lightbox/lightbox.js';
import { openLinkGroups } from '../../react-impl/lightbox/link-groups.js';
import { defineBlock } from '../define/define-block.js';
import { lightbox } from './declaration.js';

defineBlock(lightbox, Lightbox);
openLinkGroups(lightbox.tag);
