import type { Room } from './use-room.js';

/** Text that moves, as it is seen. A screen reader reads the author's own text, which lies below it. */
export interface Drawing {
  /** One round of it, with its separator. */
  text: string;
  room: Room;
  running: boolean;
  /** In px per second. */
  speed: number;
  direction: 'left' | 'right';
}
