/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** An ID that changes with every change of the messages. */
  readonly MESSAGES_ID: string;
  /** True if the console runs on the embedded mock API. Other builds don't contain that code. */
  readonly HAS_MOCK: boolean;
  /** The server in `API_TARGET` during development. Empty in builds, or if the variable isn't set. */
  readonly API_TARGET: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
