/** The texts that components contain, by component. The prop `labels` of `Provider` replaces them. */
export interface ComponentLabels {
  Banner: {
    /** The label of the close button. */
    dismiss: string;
  };
  ComboBox: {
    /** The label of the arrow button. */
    open: string;
    /** The text shown if no item matches. The prop `empty` replaces it. */
    noMatches: string;
  };
  CommandPalette: {
    /** The text if nothing was found. The prop `empty` replaces it in the list, but not in the announcement. */
    empty: string;
    /** The text while results are loading. */
    loading: string;
    /** Returns the announcement of the number of results: "3 results". */
    count: (count: number) => string;
  };
  CopyButton: {
    /** The text that screen readers announce after copying. */
    copied: string;
    /** The text that screen readers announce if the browser doesn't allow copying. */
    failed: string;
  };
  DataTable: {
    /** The hidden header of the column with checkboxes. */
    selection: string;
    /** The hidden header of the column with the buttons that expand rows. */
    expansion: string;
    /** Returns the label of a checkbox: "Select Payment ORD-4410". It receives the name of the row. */
    select: (row: string) => string;
    /** Returns the label of the checkbox that selects all rows: "Select all 20 rows". */
    selectAll: (count: number) => string;
    /** Returns the label of the button that expands a row. It receives the name of the row. */
    details: (row: string) => string;
    /** Returns the label of the handle between columns. It receives the header of the column. */
    resize: (column: string) => string;
  };
  DatePicker: {
    /** The label of the button that opens the calendar. */
    open: string;
  };
  DateRangePicker: {
    /** The text if no range is selected. */
    any: string;
    /** The accessible name of the list of presets. */
    presets: string;
    /** The label of the button that clears the range. */
    clear: string;
  };
  /** The texts of `Dialog`, `Drawer` and `Sheet`. */
  Dialog: {
    /** The label of the close button. */
    close: string;
  };
  FilePicker: {
    /** The label of the button: a verb and its object, such as `Choose image`. */
    choose: string;
    /** The label of the drop zone for screen readers, such as `Drop or paste images here`. */
    drop: string;
  };
  FilterPill: {
    /** The label of a remove button. */
    remove: string;
  };
  /** The texts of `HeroCard` and `StatCard`. */
  HeroCard: {
    /** The text for screen readers if the number is hidden. */
    hidden: string;
    /** The label of the button that hides and shows the number of a `HeroCard`. */
    toggle: string;
  };
  Link: {
    /** The text for screen readers after the label of a link that opens in a new tab. */
    newTab: string;
  };
  NumberField: {
    /** The label of the button that reduces the value by one step. */
    decrement: string;
    /** The label of the button that increases the value by one step. */
    increment: string;
  };
  PageShell: {
    /** The label of the skip link. */
    skip: string;
  };
  Pagination: {
    /** The accessible name of the landmark. */
    navigation: string;
    /** The label of the button for the previous page. */
    previous: string;
    /** The label of the button for the next page. */
    next: string;
    /** Returns the name of a page for screen readers: "Page 3". */
    page: (page: number) => string;
    /** Returns the range of rows and their total: "1–20 of 12,406". */
    range: (from: number, to: number, total: number) => string;
    /** The label of the page number input: "Go to". */
    goTo: string;
    /** The accessible name of the list of page sizes: "Rows per page". */
    pageSize: string;
    /** Returns the text of a page size: "20 / page". */
    pageSizeOption: (size: number) => string;
  };
  PasswordField: {
    /** The label of the button that shows the password. */
    reveal: string;
    /** The label of the button that hides the password again. */
    conceal: string;
  };
  ProgressSteps: {
    /** The state of a completed step. */
    done: string;
    /** The state of the current step. */
    current: string;
    /** The state of a step that hasn't started. */
    todo: string;
    /** The state of a failed step. */
    failed: string;
  };
  Provider: {
    /** The accessible name of the landmark that contains open dialogs, menus and tooltips. */
    overlays: string;
  };
  Rating: {
    /** Returns the name of a number of stars for screen readers: "3 stars of 5". */
    stars: (count: number) => string;
  };
  /** Each function receives the label of the row. */
  ReorderList: {
    /** Returns the label of the handle. */
    drag: (label: string) => string;
    /** Returns the label of the button that moves the row up. */
    up: (label: string) => string;
    /** Returns the label of the button that moves the row down. */
    down: (label: string) => string;
    /** Returns the announcement after a move: "USDT moved to position 2 of 9". */
    moved: (label: string, position: number, count: number) => string;
  };
  SearchField: {
    /** The label of the clear button. */
    clear: string;
  };
  Sidebar: {
    /** The accessible name of the landmark. */
    navigation: string;
    /** The label of the button that collapses the sidebar. */
    collapse: string;
    /** The label of the button that expands the sidebar. */
    expand: string;
  };
  /** The same texts as in a `FilterPill`. */
  TagGroup: ComponentLabels['FilterPill'];
  Ticker: {
    /** The accessible name of the region. */
    region: string;
    /** The label of the button that stops the ticker. */
    pause: string;
    /** The label of the button that starts the ticker again. */
    play: string;
    /** The label of the button that shows the next item. */
    next: string;
  };
  ToastRegion: {
    /** The accessible name of the region. */
    region: string;
    /** The label of the close buttons. */
    close: string;
  };
}

/** Replacements for the texts of a component. */
export type Labels<Name extends keyof ComponentLabels> = Partial<ComponentLabels[Name]>;
