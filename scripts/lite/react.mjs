// What the kit and r2wc use of React, by name: compat's default export would bring all of it.
import { createElement } from 'preact/compat';

export {
  Component,
  createElement,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat';
export default { createElement };
