// The parts of React that the kit and r2wc use, from Preact's core. `preact/compat` would add 1.2 kB to every first block
// for features that neither uses: changes of uncontrolled inputs, SVG attributes in camel case, portals, memos, suspense.
import { createElement, options } from 'preact';

export { Component, createElement } from 'preact';
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
export default { createElement };

// React passes handlers an event that wraps the native one; here the event is the native one itself.
options.event = (event) => Object.assign(event, { nativeEvent: event });

/**
 * As in React, an element's only text is its `textContent`, and no node that is remembered. What translates a page puts other
 * nodes in the place of texts: a price that changes later would be written into a node that nobody sees.
 */
options.vnode = ({ type, props }) => {
  const { children } = props;
  if (typeof type !== 'string' || (typeof children !== 'string' && typeof children !== 'number')) return;
  props.textContent = children;
  props.children = undefined;
};
