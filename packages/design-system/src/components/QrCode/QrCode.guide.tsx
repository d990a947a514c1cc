import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Mono: 'For a short text to type' },
  anatomy: {
    Code: ['Black on white with its quiet zone, in both themes.'],
    Text: ['The text next to the code, for copying. Not every user has a second device.'],
  },

  keys: [],
  content: [['QR code of the USDT address on TRON', 'QR']],
  code: '<QrCode value={address} label="QR code of the USDT address on TRON" />',
};
