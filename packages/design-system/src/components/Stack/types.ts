/** What a layout says of itself, where its element is more than a box. */
export interface LayoutLabels {
  /** Id of the element, as for a label or a link to it. */
  id?: string;
  /** `group` for things that belong together, `status` for what is read out when it changes. */
  role?: 'group' | 'status';
  /** Whether its content is on the way. */
  'aria-busy'?: boolean | undefined;
  /** Names the group. */
  'aria-label'?: string;
  /** Id of the element that names the group. */
  'aria-labelledby'?: string;
}
