import { infoBar } from '../../react-impl/info-bar/declaration.js';
import { InfoBar } from '../../react-impl/info-bar/info-bar.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(infoBar, InfoBar);
