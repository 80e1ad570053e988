interface ImportMetaEnv {
  /** The year the pages were built in. */
  readonly BUILD_YEAR: number;
}
