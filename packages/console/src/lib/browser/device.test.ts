import { expect, test } from 'vitest';
import { detectDevice } from './device.ts';

const desktop = { isCoarse: false, shortSide: 1080 };
const agents = {
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  pixel: 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 16; SM-X900) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
};

test('specification §1: phones are detected by their user agent', () => {
  expect(detectDevice({ userAgent: agents.iphone, isCoarse: true, shortSide: 390 })).toBe('mobile');
  expect(detectDevice({ userAgent: agents.pixel, isCoarse: true, shortSide: 412 })).toBe('mobile');
});

test('a computer with a touch screen or a small screen gets the desktop layout', () => {
  expect(detectDevice({ userAgent: agents.mac, ...desktop })).toBe('desktop');
  expect(detectDevice({ userAgent: agents.mac, isCoarse: true, shortSide: 1080 })).toBe('desktop');
  expect(detectDevice({ userAgent: agents.mac, isCoarse: false, shortSide: 390 })).toBe('desktop');
});

test('tablets get the desktop layout', () => {
  expect(detectDevice({ userAgent: agents.tablet, isCoarse: true, shortSide: 900 })).toBe('desktop');
});

test('a small touch screen or a client hint identifies a phone in desktop mode', () => {
  expect(detectDevice({ userAgent: agents.mac, isCoarse: true, shortSide: 390 })).toBe('mobile');
  expect(detectDevice({ userAgent: agents.tablet, isMobileHint: true, ...desktop })).toBe('mobile');
});
