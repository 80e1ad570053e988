declare module 'virtual:knowledge-entries' {
  const packed: import('./pack-entries.ts').PackedEntries;
  export default packed;
}
