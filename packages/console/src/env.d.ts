/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** An ID that changes with every change of the messages. */
  readonly MESSAGES_ID: string;
  /** True if the embedded mock API is available. Production builds don't contain it. */
  readonly HAS_MOCK: boolean;
  /** The server URL in the environment variable `API_TARGET` during development. Empty otherwise. */
  readonly API_TARGET: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
