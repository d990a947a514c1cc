import { expect, it } from 'vitest';
import { requestedLook } from './requestedLook.ts';

it('requestedLook reads the device, theme and language at the end of the query', () => {
  expect(requestedLook('insufficient balance phone Dark zh')).toEqual({
    text: 'insufficient balance',
    look: { device: 'mobile', theme: 'dark', locale: 'zh-CN' },
  });
});

it('requestedLook treats a device name at the start or a lone theme name as text', () => {
  expect(requestedLook('mobile exists')).toEqual({ text: 'mobile exists', look: {} });
  expect(requestedLook('mobile exists desktop')).toEqual({
    text: 'mobile exists',
    look: { device: 'desktop' },
  });
  expect(requestedLook('dark')).toEqual({ text: 'dark', look: {} });
});

it('requestedLook reads a theme and a language between search terms', () => {
  expect(requestedLook('too small dark zh withdraw')).toEqual({
    text: 'too small withdraw',
    look: { theme: 'dark', locale: 'zh-CN' },
  });
});

it('requestedLook uses the last of two contradicting themes', () => {
  expect(requestedLook('locked light dark').look).toEqual({ theme: 'dark' });
});

it('requestedLook reads p, d and z as phone, dark and Chinese anywhere in a query', () => {
  const look = { device: 'mobile', theme: 'dark', locale: 'zh-CN' };
  expect(requestedLook('too small p d z')).toEqual({ text: 'too small', look });
  expect(requestedLook('too p d z small')).toEqual({ text: 'too small', look });
  expect(requestedLook('p2p d')).toEqual({ text: 'p2p', look: { theme: 'dark' } });
  expect(requestedLook('d').text).toBe('d');
});
