import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WebAddress } from './WebAddress.tsx';

test('a URL breaks before its dots and slashes, and its text stays unchanged', () => {
  const html = renderToStaticMarkup(<WebAddress url="https://shop.northwind.example/hooks/v1" />);
  expect(html.split('<wbr/>')).toEqual(['https://shop', '.northwind', '.example', '/hooks', '/v1']);
});
