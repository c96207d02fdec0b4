import sheet from '../../react-impl/embed/embed.css' with { type: 'css' };
import { reservation } from '../../react-impl/embed/reservation-declaration.js';
import { Reservation } from '../../react-impl/embed/reservation.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(reservation, Reservation, sheet);
