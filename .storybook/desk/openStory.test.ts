import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { storyAt } from './openStory.ts';

it.each([
  ['./?path=/story/screens-swap-swap--default', 'screens-swap-swap--default', 'story', {}],
  ['./?path=/docs/components-button--docs', 'components-button--docs', 'docs', {}],
  [
    `./?path=/story/screens-swap-swap--refused&args=code:${errorCode.INSUFFICIENT_BALANCE}`,
    'screens-swap-swap--refused',
    'story',
    { code: errorCode.INSUFFICIENT_BALANCE },
  ],
  ['./?path=/story/canvas--states&args=screen:record', 'canvas--states', 'story', { screen: 'record' }],
])('storyAt reads the story and its arguments from %s', (address, storyId, viewMode, args) => {
  expect(storyAt(address)).toEqual({ storyId, viewMode, args });
});

it.each([['https://example.com/?path=/story/a--b'], ['./?path=/story/canvas--states#top'], ['./docs.html']])(
  'storyAt returns undefined for the URL %s',
  (address) => {
    expect(storyAt(address)).toBeUndefined();
  },
);
