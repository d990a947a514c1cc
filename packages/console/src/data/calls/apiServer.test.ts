import { expect, test } from 'vitest';
import { serverAt } from './apiServer.ts';

test.each([
  ['', 'http://localhost:4173', 'http://localhost:4173'],
  ['/bank', 'https://console.example', 'https://console.example/bank'],
  ['https://api.example', 'https://console.example', 'https://api.example'],
  ['https://api.example/v9', 'https://console.example', 'https://api.example/v9'],
])('serverAt converts the API URL %j of a console at %s to %s', (apiUrl, origin, server) => {
  expect(serverAt(apiUrl, origin)).toBe(server);
});
