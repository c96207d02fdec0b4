// What the kit and r2wc use of React, by name, from Preact's core. `preact/compat` would add 1.2 kB to every first block
// for what none of them does: changes of uncontrolled inputs, SVG attributes in camel case, portals, memos, suspense.
import { createElement, options } from 'preact';

export { Component, createElement } from 'preact';
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
export default { createElement };

// React hands handlers an event of its own; a native one is its own original.
options.event = (event) => Object.assign(event, { nativeEvent: event });
