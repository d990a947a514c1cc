import { inflateSync } from 'node:zlib';

/** A text of a PDF and its color as red, green and blue from 0 to 1. */
interface PdfText {
  readonly text: string;
  readonly color: readonly number[];
}

const BLACK = [0, 0, 0];

/** Returns the objects of a PDF that Chromium has written, by their number. */
function objectsOf(pdf: Buffer): Map<number, { readonly head: string; readonly content: string }> {
  const source = pdf.toString('latin1');
  const found = source.matchAll(/^(\d+) 0 obj\n(.*?)(?: stream\n(.*?)\nendstream)?\nendobj/gms);
  return new Map(
    [...found].map(([, number = '', head = '', stream]) => {
      const bytes = Buffer.from(stream ?? '', 'latin1');
      const isPacked = stream !== undefined && head.includes('/FlateDecode');
      return [Number(number), { head, content: isPacked ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}

const charactersOf = (hex: string) =>
  String.fromCharCode(...(hex.match(/..../g) ?? []).map((four) => parseInt(four, 16)));

/** Parses the `ToUnicode` map of a font. Returns the characters by the hexadecimal code of their glyph. */
function glyphsOf(map: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, glyph = '', hex = ''] of map.matchAll(/^<(\w{2}|\w{4})> <(\w+)>$/gm))
    glyphs.set(glyph, charactersOf(hex));
  for (const [, first = '', last = '', hex = ''] of map.matchAll(/^<(\w{2}|\w{4})> <(\w+)> <(\w{4})>$/gm)) {
    for (let at = parseInt(first, 16); at <= parseInt(last, 16); at += 1) {
      const code = parseInt(hex, 16) + at - parseInt(first, 16);
      glyphs.set(at.toString(16).toUpperCase().padStart(first.length, '0'), String.fromCharCode(code));
    }
  }
  return glyphs;
}

/** Returns the texts of a PDF that Chromium has written, in the order in which they are drawn. */
export function textsOf(pdf: Buffer): readonly PdfText[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? '')?.[1];
      if (map !== undefined) fonts.set(name, glyphsOf(objects.get(Number(map))?.content ?? ''));
    }
  }
  return [...objects.values()].flatMap(({ content }) => {
    let glyphs: ReadonlyMap<string, string> = new Map();
    let color: readonly number[] = BLACK;
    const texts: PdfText[] = [];
    for (const [operation, font, red, green, blue, shown] of content.matchAll(
      /\/(F\d+) [\d.]+ Tf|([\d.]+) ([\d.]+) ([\d.]+) rg|((?:<\w+>|\[[^\]]*\]) T[jJ])/g,
    )) {
      if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
      else if (shown === undefined) color = [red, green, blue].map(Number);
      else {
        const codes = [...operation.matchAll(/<(\w+)>/g)].flatMap(
          // In fonts with few glyphs, the code of a glyph has one byte. In all other fonts, it has two bytes.
          ([, hex = '']) => hex.match(glyphs.has(hex.slice(0, 2)) ? /../g : /..../g) ?? [],
        );
        texts.push({ text: codes.map((code) => glyphs.get(code) ?? '').join(''), color });
      }
    }
    return texts;
  });
}
