/** What a layout says of itself, where its element is more than a box. */
export interface LayoutLabels {
  id?: string;
  role?: 'group' | 'status';
  'aria-busy'?: boolean | undefined;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}
