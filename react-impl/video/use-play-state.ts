import { useLayoutEffect, useRef, useState } from 'react';
import type { Host } from '../../shared/declaration/derived-types.js';
import type { video } from '../../elements/sq-video/declaration.js';
import { useLatest } from '../hooks/use-latest.js';
import { leaveStage, takeStage } from './only-one.js';

export type PlayState = 'playing' | 'paused' | 'ended';

/**
 * Answers how to say that the video plays or rests: it takes the stage, which it has until it is closed, and each change
 * is told to the page once. `giveWay` is called when another video takes the stage.
 */
export function usePlayState(host: Host<typeof video>, open: boolean, giveWay: () => void): (state: PlayState) => void {
  const latest = useLatest(giveWay);
  const [seat] = useState(() => () => latest.current());
  const last = useRef<PlayState>('paused');
  function tell(state: PlayState) {
    if (state === 'playing') takeStage(seat);
    const before = last.current;
    last.current = state;
    if (state === before || (state === 'paused' && before === 'ended')) return;
    host.emit(state === 'playing' ? 'sq-video-play' : state === 'ended' ? 'sq-video-ended' : 'sq-video-pause', {});
  }
  const say = useLatest(tell);
  useLayoutEffect(() => {
    if (!open) say.current('paused');
    return () => leaveStage(seat);
  }, [open, say, seat]);
  return tell;
}
