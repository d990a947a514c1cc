/** The ID, role and ARIA attributes of a layout element. */
export interface LayoutLabels {
  /** The ID of the element, for example for a label or a link. */
  id?: string;
  /** The role: `group` for related elements, `status` for content that is announced when it changes. */
  role?: 'group' | 'status';
  /** True while the content is loading. */
  'aria-busy'?: boolean | undefined;
  /** The accessible name of the group. */
  'aria-label'?: string;
  /** The ID of the element that names the group. */
  'aria-labelledby'?: string;
}
