import { expect, it } from 'vitest';
import { listenOptions } from '../../packages/api-mocks/src/entries/listenOptions.ts';
import { listen } from '../../scripts/lib/listen.ts';

it('the mock bank listens on this machine alone unless HOST says otherwise', () => {
  expect(listenOptions({})).toEqual({ port: 8787, host: '127.0.0.1' });
  expect(listenOptions({ HOST: '0.0.0.0', PORT: '9000' })).toEqual({ port: 9000, host: '0.0.0.0' });
});

it('the preview listens on this machine alone', async () => {
  const server = await listen((_request, response) => response.end(), 0);
  const address = server.address();
  server.close();
  expect(typeof address === 'object' ? address?.address : address).toMatch(/^(127\.0\.0\.1|::1)$/);
});
