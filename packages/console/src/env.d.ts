/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The ID changes with every message. */
  readonly MESSAGES_ID: string;
  /** True if the console runs on the embedded mock API. Builds drop that branch. */
  readonly HAS_MOCK: boolean;
  /** The server in `API_TARGET` during development. Empty if it isn't set, and in builds. */
  readonly API_TARGET: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
