import { useLayoutEffect, useRef, useState } from 'react';
import type { Host } from '../../shared/declaration/derived-types.js';
import type { video } from './declaration.js';
import { useLatest } from '../hooks/use-latest.js';
import { activateOnly, deactivate } from './only-one.js';

export type PlayState = 'playing' | 'paused' | 'ended';

/**
 * Returns a function that records a play state. A video that plays stops all others of the page, and each change emits
 * one event. `stop` is called when another video starts to play.
 */
export function usePlayState(host: Host<typeof video>, open: boolean, stop: () => void): (state: PlayState) => void {
  const latestStop = useLatest(stop);
  // One function for the life of the block: the list of active videos holds it.
  const [stopThis] = useState(() => () => latestStop.current());
  const current = useRef<PlayState>('paused');
  function record(state: PlayState) {
    if (state === 'playing') activateOnly(stopThis);
    const before = current.current;
    current.current = state;
    if (state === before || (state === 'paused' && before === 'ended')) return;
    host.emit(state === 'playing' ? 'sq-video-play' : state === 'ended' ? 'sq-video-ended' : 'sq-video-pause', {});
  }
  const latestRecord = useLatest(record);
  useLayoutEffect(() => {
    if (!open) latestRecord.current('paused');
    return () => deactivate(stopThis);
  }, [open, latestRecord, stopThis]);
  return record;
}
