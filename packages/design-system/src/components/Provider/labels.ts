/** The texts of a `Banner`. */
export interface BannerLabels {
  /** The label of the close button. */
  dismiss: string;
}

/** The texts of a `ComboBox`. */
export interface ComboBoxLabels {
  /** The label of the arrow button. */
  open: string;
  /** The text shown if no item matches. `empty` replaces it. */
  noMatches: string;
}

/** The texts of a `CommandPalette`. */
export interface CommandPaletteLabels {
  /** The text if nothing was found. `empty` replaces it in the list. */
  empty: string;
  /** The text while results are loading. */
  loading: string;
  /** The number of results, for screen readers. */
  count: (count: number) => string;
}

/** The texts of a `CopyButton`. */
export interface CopyButtonLabels {
  /** The text that screen readers announce after copying. */
  copied: string;
  /** The text that screen readers announce if the browser doesn't allow copying. */
  failed: string;
}

/** The texts of a `DataTable`. */
export interface DataTableLabels {
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
}

/** The texts of a `DatePicker`. */
export interface DatePickerLabels {
  /** The label of the button that opens the calendar. */
  open: string;
}

/** The texts of a `DateRangePicker`. */
export interface DateRangeLabels {
  /** The text if no range is selected. */
  any: string;
  /** The accessible name of the list of presets. */
  presets: string;
  /** The label of the button that clears the range. */
  clear: string;
}

/** The texts of a `Dialog`, `Drawer` or `Sheet`. */
export interface DialogLabels {
  /** The label of the close button. */
  close: string;
}

/** The texts of a `FilePicker`. */
export interface FilePickerLabels {
  /** The label of the button: a verb and its object, such as `Choose image`. */
  choose: string;
  /** The label of the drop zone for screen readers, such as `Drop or paste images here`. */
  drop: string;
}

/** The texts of a `FilterPill` or `TagGroup`. */
export interface RemoveLabels {
  /** The label of a remove button. */
  remove: string;
}

/** The texts of a `HeroCard` or `StatCard`. */
export interface HiddenLabels {
  /** The text for screen readers if the number is hidden. */
  hidden: string;
  /** The label of the button that hides and shows the number of a `HeroCard`. */
  toggle: string;
}

/** The texts of a `Link` with `isExternal`. */
export interface LinkLabels {
  /** The text for screen readers after the label. */
  newTab: string;
}

/** The texts of a `NumberField` with `hasStepButtons`. */
export interface NumberFieldLabels {
  /** The label of the button that reduces the value by one. */
  decrement: string;
  /** The label of the button that increases the value by one. */
  increment: string;
}

/** The texts of a `PageShell`. */
export interface PageShellLabels {
  /** The label of the skip link. */
  skip: string;
}

/** The texts of a `Pagination`. */
export interface PaginationLabels {
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
  /** The label of the page size. */
  pageSize: string;
  /** Returns the text of a page size: "20 / page". */
  pageSizeOption: (size: number) => string;
}

/** The texts of a `PasswordField`. */
export interface PasswordFieldLabels {
  /** The label of the button that shows the password. */
  reveal: string;
  /** The label of the button that hides the password again. */
  conceal: string;
}

/** The texts of the states of `ProgressSteps`, for screen readers. */
export interface ProgressStepsLabels {
  /** The state of a completed step. */
  done: string;
  /** The state of the current step. */
  current: string;
  /** The state of a step that hasn't started. */
  todo: string;
  /** The state of a failed step. */
  failed: string;
}

/** The texts of a `Provider`. */
interface ProviderLabels {
  /** The accessible name of the landmark that contains open dialogs, menus and tooltips. */
  overlays: string;
}

/** The texts of a `Rating`. */
export interface RatingLabels {
  /** Returns the name of a number of stars for screen readers: "3 stars". */
  stars: (count: number) => string;
}

/** The texts of a `ReorderList`. Each function receives the label of the row. */
export interface ReorderListLabels {
  /** Returns the label of the handle. */
  drag: (label: string) => string;
  /** Returns the label of the button that moves the row up. */
  up: (label: string) => string;
  /** Returns the label of the button that moves the row down. */
  down: (label: string) => string;
  /** Returns the announcement after a move: "USDT moved to position 2 of 9". */
  moved: (label: string, position: number, count: number) => string;
}

/** The texts of a `SearchField`. */
export interface SearchFieldLabels {
  /** The label of the clear button. */
  clear: string;
}

/** The texts of a `Sidebar`. */
export interface SidebarLabels {
  /** The accessible name of the landmark. */
  navigation: string;
  /** The label of the button that collapses the sidebar. */
  collapse: string;
  /** The label of the button that expands the sidebar. */
  expand: string;
}

/** The texts of a `Ticker`. */
export interface TickerLabels {
  /** The accessible name of the region. */
  region: string;
  /** The label of the button that stops the ticker. */
  pause: string;
  /** The label of the button that starts the ticker again. */
  play: string;
  /** The label of the button that shows the next item. */
  next: string;
}

/** The texts of a `ToastRegion`. */
export interface ToastRegionLabels {
  /** The accessible name of the region. */
  region: string;
  /** The label of the close buttons. */
  close: string;
}

/** The texts that components contain, by component. `Provider` replaces the English and Chinese defaults. */
export type ComponentLabels = {
  Banner: BannerLabels;
  ComboBox: ComboBoxLabels;
  CommandPalette: CommandPaletteLabels;
  CopyButton: CopyButtonLabels;
  DataTable: DataTableLabels;
  DatePicker: DatePickerLabels;
  DateRangePicker: DateRangeLabels;
  /** The texts of `Dialog`, `Drawer` and `Sheet`. */
  Dialog: DialogLabels;
  FilePicker: FilePickerLabels;
  FilterPill: RemoveLabels;
  /** The texts of `HeroCard` and `StatCard`. */
  HeroCard: HiddenLabels;
  Link: LinkLabels;
  NumberField: NumberFieldLabels;
  PageShell: PageShellLabels;
  Pagination: PaginationLabels;
  PasswordField: PasswordFieldLabels;
  ProgressSteps: ProgressStepsLabels;
  Provider: ProviderLabels;
  Rating: RatingLabels;
  ReorderList: ReorderListLabels;
  SearchField: SearchFieldLabels;
  Sidebar: SidebarLabels;
  TagGroup: RemoveLabels;
  Ticker: TickerLabels;
  ToastRegion: ToastRegionLabels;
};
