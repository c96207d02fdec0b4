import { tableBooking } from '../../react-impl/embed/table-booking-declaration.js';
import { TableBooking } from '../../react-impl/embed/table-booking.js';
import { defineBlock } from '../define/define-block.js';

defineBlock(tableBooking, TableBooking);
