declare module 'virtual:exhibits' {
  /** The URLs of every drawn picture, by its key. */
  const exhibits: Readonly<Record<string, { light: string; dark: string }>>;
  export default exhibits;
}
