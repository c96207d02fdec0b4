export { default } from 'sq-blocks:map-worker';
