interface ImportMetaEnv {
  /** Where the files of this revision are read, as `https://github.com/owner/name/blob/main`. */
  readonly STORYBOOK_REPOSITORY?: string;
}
