// Finds files that import each other in a circle, types included.

/**
 * Each circle as the list of its files, the first one again at the end. Of several circles through the same files one is
 * found; the next run finds the next.
 * @param {import('./import-graph.mjs').Graph} graph
 * @returns {string[][]}
 */
export function findCircles(graph) {
  const circles = [];
  const done = new Set();
  const path = [];
  const visit = (file) => {
    if (done.has(file)) return;
    const start = path.indexOf(file);
    if (start >= 0) {
      circles.push([...path.slice(start), file]);
      return;
    }
    path.push(file);
    for (const { to } of graph.get(file) ?? []) visit(to);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}
