import sheet from '../../react-impl/announcement-bar/announcement-bar.css' with { type: 'css' };
import { AnnouncementBar } from '../../react-impl/announcement-bar/announcement-bar.js';
import { defineBlock } from '../define/define-block.js';
import { announcementBar } from './declaration.js';

defineBlock(announcementBar, AnnouncementBar, sheet);
