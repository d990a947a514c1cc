import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { Select } from '../Select/Select.tsx';
import { filledFields, items } from './filledFields.tsx';

it('server rendering tests run without a document', () => {
  expect(typeof document).toBe('undefined');
});

it.each(Object.entries(filledFields))(
  'server rendering includes the value of a filled %s',
  (_, { element, html }) => {
    expect(renderToString(element)).toMatch(html);
  },
);

/** Returns the text of a select's button. The native options outside of the button are only for autofill. */
const triggerOf = (html: string) => /<button.*?<\/button>/.exec(html)?.[0].replaceAll(/<[^>]*>/g, '');

it('server rendering shows the selected options of Select and MultiSelect', () => {
  const one = (
    <Select label="Shop" placeholder="Choose" defaultValue="ios">
      {items}
    </Select>
  );
  expect(triggerOf(renderToString(one))).toBe('iOS shopBeta');
  const several = (
    <MultiSelect label="Shops" placeholder="Choose" value={['web', 'ios']}>
      {items}
    </MultiSelect>
  );
  expect(triggerOf(renderToString(several))).toMatch(/Checkout.*iOS shop/);
  const none = (
    <Select label="Shop" placeholder="Choose">
      {items}
    </Select>
  );
  expect(triggerOf(renderToString(none))).toBe('Choose');
});
