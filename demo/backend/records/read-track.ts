import type { ReceivedRecords } from './recorder.js';

/** Storefront §7; `refer` may be empty and is given once (ambiguity A50). */
const NEEDED = ['landing', 'refer', 'rk', 'lang', 'screen'] as const;
const OPTIONAL = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'variation', 'mkwid'];
/** Some servers and proxies refuse longer addresses. */
const MAX_LENGTH = 8000;
const SCREEN = /^\d{1,5}x\d{1,5}$/;

/** The known query parameters of the image beacon; `undefined` when a required one is missing or wrong. Pure. */
export function readTrack({ search, searchParams }: URL): ReceivedRecords {
  if (search.length > MAX_LENGTH) return undefined;
  const names = [...NEEDED, ...OPTIONAL];
  if (names.some((name) => searchParams.getAll(name).length > 1)) return undefined;
  const found = names.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const track = Object.fromEntries(found);
  const { rk = '', lang, screen = '' } = track;
  if (NEEDED.some((name) => track[name] === undefined)) return undefined;
  return rk !== '' && Number.isFinite(Number(rk)) && lang !== '' && SCREEN.test(screen) ? [track] : undefined;
}
export const TRACK = 'Send landing, refer, rk (a number), lang and screen (width x height), each once.';
