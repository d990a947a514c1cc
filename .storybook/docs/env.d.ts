interface ImportMetaEnv {
  /** The URL of the files in this revision, such as `https://github.com/owner/name/blob/main`. */
  readonly STORYBOOK_REPOSITORY?: string;
}
