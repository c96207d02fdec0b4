import { measureStartUp } from '../harness/start-up.mjs';
import { galleries, loadedWhenNear } from './galleries.mjs';

/** A gallery in view, from navigation to rest; the same photographs, all lazy, all of known size. */
export default {
  name: 'gallery',
  title: 'Gallery in view',
  floor: 'plain page',
  cases: { '24 slides': 24, '100 slides': 100, '500 slides': 500, '2,000 slides': 2000 },
  contenders: { ...galleries, ...loadedWhenNear },
  measure: measureStartUp,
};
