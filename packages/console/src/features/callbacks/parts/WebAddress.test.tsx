import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WebAddress } from './WebAddress.tsx';

test('an address may break before its dots and slashes, and stays whole', () => {
  const html = renderToStaticMarkup(<WebAddress url="https://shop.northwind.example/hooks/v1" />);
  expect(html.split('<wbr/>')).toEqual(['https://shop', '.northwind', '.example', '/hooks', '/v1']);
});
