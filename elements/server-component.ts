/*
 * What a React server component gets (export condition `react-server`): elements are defined in browsers only, and React's
 * server build has no `Component` to define them with.
 */
console.warn(
  '[sq-blocks] imported in a server component, where it does nothing: import it in a file with "use client".',
);
