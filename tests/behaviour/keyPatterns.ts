import type { Page } from '@playwright/test';

export type Role = Parameters<Page['getByRole']>[0];

/** A key, or several one after the other, and what is then the current thing: focused, or pointed at by the focused field. */
type Step = readonly [keys: string, role: Role, name: string | RegExp];

export interface Pattern {
  component: string;
  story: string;
  /** Where the keyboard begins, and what it presses there. */
  from: readonly [role: Role, name: string | RegExp];
  open?: string;
  steps: readonly Step[];
}

/** Keys of the ARIA Authoring Practices Guide. Most patterns have a disabled item in the middle. */
export const patterns: readonly Pattern[] = [
  {
    component: 'Select',
    story: 'select--one-disabled',
    from: ['button', /Application/],
    open: 'Enter',
    steps: [
      ['', 'option', 'Hong Kong'],
      ['ArrowDown', 'option', 'Singapore'],
      ['ArrowDown', 'option', 'Singapore'],
      ['ArrowUp', 'option', 'Hong Kong'],
      ['End', 'option', 'Singapore'],
      ['Home', 'option', 'Hong Kong'],
      ['s', 'option', 'Singapore'],
      ['Enter', 'button', /Singapore/],
    ],
  },
  {
    component: 'Select by Space',
    story: 'select--one-disabled',
    from: ['button', /Application/],
    open: 'Space',
    steps: [
      ['', 'option', 'Hong Kong'],
      ['End', 'option', 'Singapore'],
      ['Space', 'button', /Singapore/],
    ],
  },
  {
    component: 'Select by Alt and arrow',
    story: 'select--one-disabled',
    from: ['button', /Application/],
    open: 'Alt+ArrowDown',
    steps: [
      ['', 'option', 'Hong Kong'],
      ['Escape', 'button', /All applications/],
    ],
  },
  {
    component: 'Select upwards',
    story: 'select--one-disabled',
    from: ['button', /Application/],
    open: 'ArrowUp',
    steps: [['', 'option', 'Singapore']],
  },
  {
    component: 'MultiSelect',
    story: 'multiselect--default',
    from: ['button', /Status/],
    open: 'ArrowDown',
    steps: [
      ['', 'option', 'Processing'],
      ['Space', 'option', 'Processing'],
      ['End', 'option', 'Closed'],
      ['Enter', 'option', 'Closed'],
      ['Home', 'option', 'Processing'],
      ['p a', 'option', 'Paid'],
      ['Escape', 'button', /Processing.*Closed/],
    ],
  },
  {
    component: 'ComboBox',
    story: 'combobox--one-disabled',
    from: ['combobox', 'Country or region'],
    open: 'ArrowDown',
    steps: [
      ['', 'option', 'China'],
      ['ArrowDown', 'option', 'Singapore'],
      ['ArrowDown', 'option', 'Singapore'],
      ['ArrowUp', 'option', 'China'],
      ['Enter', 'combobox', 'Country or region'],
    ],
  },
  {
    component: 'Menu',
    story: 'menu--names',
    from: ['button', 'Northwind Ltd'],
    open: 'ArrowDown',
    steps: [
      ['', 'menuitem', 'Export all'],
      ['ArrowDown', 'menuitem', 'New key'],
      ['ArrowDown', 'menuitem', 'New zone'],
      ['ArrowDown', 'menuitem', 'Export all'],
      ['ArrowUp', 'menuitem', 'New zone'],
      ['Home', 'menuitem', 'Export all'],
      ['End', 'menuitem', 'New zone'],
      ['e', 'menuitem', 'Export all'],
      ['Escape', 'button', 'Northwind Ltd'],
      ['ArrowUp', 'menuitem', 'New zone'],
      ['Enter', 'button', 'Northwind Ltd'],
    ],
  },
  {
    component: 'Tabs',
    story: 'tabs--one-disabled',
    from: ['tab', 'Balances'],
    steps: [
      ['ArrowRight', 'tab', 'Transfers'],
      ['ArrowRight', 'tab', 'Balances'],
      ['ArrowLeft', 'tab', 'Transfers'],
      ['Home', 'tab', 'Balances'],
      ['End', 'tab', 'Transfers'],
      ['Tab', 'tabpanel', 'Transfers'],
      ['Shift+Tab', 'tab', 'Transfers'],
    ],
  },
  {
    component: 'RadioGroup',
    story: 'radiogroup--one-disabled',
    from: ['radio', 'The merchant'],
    steps: [
      ['ArrowDown', 'radio', 'The payer'],
      ['ArrowDown', 'radio', 'The merchant'],
      ['ArrowUp', 'radio', 'The payer'],
      ['ArrowLeft', 'radio', 'The merchant'],
      ['ArrowRight', 'radio', 'The payer'],
    ],
  },
  {
    component: 'SegmentedControl',
    story: 'segmentedcontrol--one-disabled',
    from: ['radio', '7 days'],
    steps: [
      ['ArrowRight', 'radio', '90 days'],
      ['ArrowRight', 'radio', '7 days'],
      ['ArrowLeft', 'radio', '90 days'],
    ],
  },
  {
    component: 'Rating',
    story: 'rating--default',
    from: ['radio', /^1 star/],
    steps: [
      ['Space', 'radio', /^1 star/],
      ['ArrowRight', 'radio', /^2 stars/],
      ['ArrowLeft', 'radio', /^1 star/],
      ['ArrowLeft', 'radio', /^5 stars/],
    ],
  },
  {
    component: 'TagGroup',
    story: 'taggroup--default',
    from: ['row', 'Status: Paid'],
    steps: [
      ['ArrowRight', 'row', 'Token: USDT'],
      ['End', 'row', 'Application: iOS shop'],
      ['Home', 'row', 'Status: Paid'],
      ['Delete', 'row', 'Token: USDT'],
      ['ArrowRight', 'row', 'Application: iOS shop'],
      ['Backspace', 'row', 'Token: USDT'],
    ],
  },
  {
    component: 'DataTable',
    story: 'datatable--default',
    from: ['button', /ORD-20261120-4410/],
    steps: [
      ['ArrowDown', 'button', /^Payment ORD-20261120-4373/],
      ['j', 'button', /^Payment ORD-20261120-4336/],
      ['k', 'button', /^Payment ORD-20261120-4373/],
      ['ArrowUp', 'button', /^Payment ORD-20261120-4410/],
      ['ArrowUp', 'button', /^Payment ORD-20261120-4410/],
      ['End', 'button', /^Payment ORD-20261120-4151/],
      ['ArrowDown', 'button', /^Payment ORD-20261120-4151/],
      ['Home', 'button', /^Payment ORD-20261120-4410/],
    ],
  },
  {
    component: 'SearchList',
    story: 'searchlist--default',
    from: ['searchbox', /./],
    steps: [
      ['ArrowDown', 'option', /Payments/],
      ['ArrowDown', 'option', /Assets/],
      ['ArrowDown', 'option', /Order 2026-0042/],
      ['ArrowUp', 'option', /Assets/],
    ],
  },
  {
    component: 'Disclosure',
    story: 'disclosure--default',
    from: ['button', 'Response body'],
    steps: [['Enter', 'button', 'Response body']],
  },
];
