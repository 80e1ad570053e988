/** Comparable sites, measured once on the same kind of machine; 'scripts' are transferred KB. */
export interface Peer {
  name: string;
  score: string;
  cpuMs: string;
  scriptsKb: string;
  requests: string;
  largestPaintMs: string;
}

export const peers: readonly Peer[] = [
  {
    name: 'AstroWind (static Astro pages)',
    score: '100',
    cpuMs: '131 to 189',
    scriptsKb: '4.9',
    requests: '7',
    largestPaintMs: '1503 to 1654',
  },
  {
    name: 'Sites built on React',
    score: '76 to 96',
    cpuMs: 'not measured',
    scriptsKb: '500 to 800 in all',
    requests: 'not measured',
    largestPaintMs: '2500 to 3700',
  },
];
