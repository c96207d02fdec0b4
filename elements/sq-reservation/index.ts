import sheet from '../../react-impl/embed/embed.css' with { type: 'css' };
import { Reservation } from '../../react-impl/embed/reservation.js';
import { defineBlock } from '../define/define-block.js';
import { reservation } from './declaration.js';

defineBlock(reservation, Reservation, sheet);
