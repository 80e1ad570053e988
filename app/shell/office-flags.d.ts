declare module 'virtual:office-flags' {
  /** The address of each office's flag, by the country's code. */
  const flags: Readonly<Record<string, string>>;
  export default flags;
}
