/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Changes when any message does. */
  readonly MESSAGES_ID: string;
  /** True where the console runs on the embedded mock backend; a build drops that branch. */
  readonly HAS_MOCK: boolean;
  /** The backend that `API_TARGET` names in development; empty without one, and in a build. */
  readonly API_TARGET: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
