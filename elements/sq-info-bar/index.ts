import { InfoBar } from '../../react-impl/info-bar/info-bar.js';
import { defineBlock } from '../define/define-block.js';
import { infoBar } from './declaration.js';

defineBlock(infoBar, InfoBar);
