/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Changes when any message does. */
  readonly MESSAGES_ID: string;
  /** True where the console runs on the embedded mock backend; a build drops that branch. */
  readonly HAS_MOCK: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
