import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WebAddress } from './callbackTexts.tsx';

test('WebAddress allows line breaks before dots and slashes', () => {
  const html = renderToStaticMarkup(<WebAddress url="https://shop.northwind.example/hooks/v1" />);
  expect(html.split('<wbr/>')).toEqual(['https://shop', '.northwind', '.example', '/hooks', '/v1']);
});
