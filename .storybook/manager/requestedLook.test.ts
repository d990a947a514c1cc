import { expect, it } from 'vitest';
import { requestedLook } from './requestedLook.ts';

it('reads how a state is to be shown from the last text', () => {
  expect(requestedLook('insufficient balance phone Dark zh')).toEqual({
    text: 'insufficient balance',
    look: { device: 'mobile', theme: 'dark', locale: 'zh-CN' },
  });
});

it('takes a word of a look for what is looked for where it is not at the end, or alone', () => {
  expect(requestedLook('mobile exists')).toEqual({ text: 'mobile exists', look: {} });
  expect(requestedLook('mobile exists desktop')).toEqual({
    text: 'mobile exists',
    look: { device: 'desktop' },
  });
  expect(requestedLook('dark')).toEqual({ text: 'dark', look: {} });
});

it('reads a theme and a language also between what is looked for', () => {
  expect(requestedLook('too small dark zh withdraw')).toEqual({
    text: 'too small withdraw',
    look: { theme: 'dark', locale: 'zh-CN' },
  });
});

it('takes the last of two that contradict each other', () => {
  expect(requestedLook('locked light dark').look).toEqual({ theme: 'dark' });
});

it('takes a letter for a look, wherever it stands', () => {
  const look = { device: 'mobile', theme: 'dark', locale: 'zh-CN' };
  expect(requestedLook('too small p d z')).toEqual({ text: 'too small', look });
  expect(requestedLook('too p d z small')).toEqual({ text: 'too small', look });
  expect(requestedLook('p2p d')).toEqual({ text: 'p2p', look: { theme: 'dark' } });
  expect(requestedLook('d').text).toBe('d');
});
