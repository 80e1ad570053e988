interface ImportMetaEnv {
  /** The year the pages were built in. */
  readonly BUILD_YEAR: number;
  /** The storage key of the chat's open flag, used by the pages' inline scripts. */
  readonly CHAT_OPEN_KEY: string;
}
