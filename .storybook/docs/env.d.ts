interface ImportMetaEnv {
  /** The URL of the files of this revision, such as `https://github.com/owner/name/blob/main`. */
  readonly STORYBOOK_REPOSITORY?: string;
}
