interface ImportMetaEnv {
  /** The year the pages were built in. */
  readonly BUILD_YEAR: number;
  /** Where the browser remembers that the chat was left open; known to the scripts in the pages themselves. */
  readonly CHAT_OPEN_KEY: string;
}
