import { lightbox } from '../../react-impl/lightbox/declaration.js';
import { Lightbox } from '../../react-impl/lightbox/lightbox.js';
import { openLinkGroups } from '../../react-impl/lightbox/link-groups.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(lightbox, Lightbox);
openLinkGroups(lightbox.tag);
