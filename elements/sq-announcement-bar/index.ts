import sheet from '../../react-impl/announcement-bar/announcement-bar.css' with { type: 'css' };
import { AnnouncementBar } from '../../react-impl/announcement-bar/announcement-bar.js';
import { announcementBar } from '../../react-impl/announcement-bar/declaration.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(announcementBar, AnnouncementBar, sheet);
