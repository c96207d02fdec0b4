import { TableBooking } from '../../react-impl/embed/table-booking.js';
import { defineBlock } from '../define/define-block.js';
import { tableBooking } from './declaration.js';

defineBlock(tableBooking, TableBooking);
