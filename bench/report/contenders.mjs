import { median } from '../harness/statistics.mjs';

/** By their tags; a page of all by its number of blocks. */
export const isOurs = (name) => /^(sq-|seven blocks)/.test(name);

/** Written for the bench to show what the technique alone costs: nobody can pick them instead of us. */
const isSketch = (name) => /^(vanilla|plain (?:script|page)|(?:Preact|React) element)|\br2wc$/.test(name);

/** Of the published peers, the one with the smallest median; nothing when none was measured. */
export function bestPeer(contenders, measure, floor) {
  return Object.keys(contenders)
    .filter((name) => name !== floor && !isOurs(name) && !isSketch(name) && contenders[name][measure]?.length > 0)
    .sort((a, b) => median(contenders[a][measure]) - median(contenders[b][measure]))[0];
}

/** For colours and order. */
export const kindOf = (name, floor) => (isOurs(name) ? 'ours' : name === floor ? 'floor' : 'peer');
