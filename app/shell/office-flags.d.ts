declare module 'virtual:office-flags' {
  /** The URL of each office's flag, by country code. */
  const flags: Readonly<Record<string, string>>;
  export default flags;
}
