import { describe, expect, it } from 'vitest';
import { readText } from './readText.ts';

const TEXT = 'label,note\r\n金库,庫存';
const wide = (text: string, isBig: boolean) =>
  Array.from(text).flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
const utf8 = [...new TextEncoder().encode(TEXT)];
const ascii = (text: string) => [...new TextEncoder().encode(text)];
// The text “金库,庫存” in the encoding of Chinese versions of Excel.
const gbk = [...ascii('label,note\r\n'), 0xbd, 0xf0, 0xbf, 0xe2, 0x2c, 0x8e, 0xec, 0xb4, 0xe6];
const read = (bytes: readonly number[]) => readText(new Blob([Uint8Array.from(bytes)]));

describe('readText', () => {
  it.each([
    ['UTF-8', utf8, 'UTF-8'],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8], 'UTF-8'],
    ['UTF-16 (little endian)', [0xff, 0xfe, ...wide(TEXT, false)], 'UTF-16'],
    ['UTF-16 (big endian)', [0xfe, 0xff, ...wide(TEXT, true)], 'UTF-16'],
    ['UTF-16 (little endian) without a mark', wide(TEXT, false), 'UTF-16'],
    ['UTF-16 (big endian) without a mark', wide(TEXT, true), 'UTF-16'],
    ['GB18030', gbk, 'GB18030'],
  ])('reads %s', async (_, bytes, encoding) => {
    expect(await read(bytes)).toEqual({ text: TEXT, encoding });
  });

  it.each([
    ['zero bytes', [], 'empty'],
    ['blank lines', ascii(' \r\n\r\n'), 'empty'],
    ['a workbook', [0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0x21], 'binary'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d], 'binary'],
    ['zero characters in UTF-8', ascii('a\0\0b'), 'binary'],
    ['Western European letters', [...ascii('label\nM'), 0xfc, ...ascii('ller')], 'encoding'],
    ['a cut character at the end', [...ascii('label\n'), 0xe9], 'encoding'],
    ['replacement characters of an earlier error', ascii('label\n\uFFFD'), 'encoding'],
  ])('rejects a file with %s', async (_, bytes, problem) => {
    await expect(read(bytes)).rejects.toMatchObject({ problem });
  });

  it('rejects a file of more than 10 MB without reading it', async () => {
    const file = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
    await expect(readText(file)).rejects.toMatchObject({ problem: 'large' });
  });
});
