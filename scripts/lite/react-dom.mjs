export { flushSync } from 'preact/compat';
