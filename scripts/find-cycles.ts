interface Visit {
  node: string;
  order: number;
  /** The earliest node on the stack that is reachable from here. */
  lowest: number;
  next: number;
}

/**
 * Strongly connected components, by Tarjan's algorithm, in linear time. Sorted, so that they can be compared; a node
 * with an edge to itself is a group of one.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const visits = new Map<string, Visit>();
  const underWay: string[] = [];
  const isUnderWay = new Set<string>();
  const cycles: string[][] = [];

  function begin(node: string): Visit {
    const visit = { node, order: visits.size, lowest: visits.size, next: 0 };
    visits.set(node, visit);
    underWay.push(node);
    isUnderWay.add(node);
    return visit;
  }

  function finish({ node, order, lowest }: Visit): void {
    if (lowest < order) return;
    const cycle = underWay.splice(underWay.lastIndexOf(node));
    for (const member of cycle) isUnderWay.delete(member);
    if (cycle.length > 1 || graph.get(node)?.includes(node)) cycles.push(cycle.sort());
  }

  for (const start of graph.keys()) {
    if (visits.has(start)) continue;
    const path = [begin(start)];
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const target = graph.get(visit.node)?.[visit.next++];
      if (target === undefined) {
        path.pop();
        finish(visit);
        const parent = path.at(-1);
        if (parent) parent.lowest = Math.min(parent.lowest, visit.lowest);
      } else if (!visits.has(target)) path.push(begin(target));
      else if (isUnderWay.has(target)) visit.lowest = Math.min(visit.lowest, visits.get(target)?.order ?? 0);
    }
  }
  return cycles.sort(([a = ''], [b = '']) => a.localeCompare(b));
}
