import { expect, it } from 'vitest';
import { wantedLook } from './wantedLook.ts';

it('reads how a state is to be shown from the last words', () => {
  expect(wantedLook('insufficient balance phone Dark zh')).toEqual({
    words: 'insufficient balance',
    look: { device: 'mobile', theme: 'dark', locale: 'zh-CN' },
  });
});

it('takes a word of a look for what is looked for where it is not at the end, or alone', () => {
  expect(wantedLook('mobile exists')).toEqual({ words: 'mobile exists', look: {} });
  expect(wantedLook('mobile exists desktop')).toEqual({
    words: 'mobile exists',
    look: { device: 'desktop' },
  });
  expect(wantedLook('dark')).toEqual({ words: 'dark', look: {} });
});

it('takes the last of two that contradict each other', () => {
  expect(wantedLook('locked light dark').look).toEqual({ theme: 'dark' });
});
