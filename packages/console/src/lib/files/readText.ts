export type FileProblem = 'binary' | 'empty' | 'encoding' | 'large' | 'quote';

/** An error of a file that a user selected. `line` is the line number of an error in a table, otherwise 0. */
export class FileError extends Error {
  readonly problem: FileProblem;
  readonly line: number;

  constructor(problem: FileProblem, line = 0) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}

export interface FileText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'GB18030';
}

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Reads a text file that a spreadsheet program saved: UTF-8, UTF-16 in both byte orders, or GB18030, which Chinese
 * versions of Excel use.
 *
 * @throws {FileError} if the file is empty, larger than 10 MB, or not a text in one of these encodings
 */
export async function readText(file: Blob): Promise<FileText> {
  if (file.size > MOST_BYTES) throw new FileError('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = wideLabel(bytes);
  const utf8 = wide ? undefined : decoded(bytes, 'utf-8');
  const text =
    utf8 ?? (wide ? decoded(bytes, wide) : isChinese(bytes) ? decoded(bytes, 'gb18030') : undefined);
  if (bytes.includes(0) && (!wide || text?.includes('\0'))) throw new FileError('binary');
  if (text === undefined || text.includes('\uFFFD')) throw new FileError('encoding');
  if (text.trim() === '') throw new FileError('empty');
  return { text, encoding: wide ? 'UTF-16' : utf8 === undefined ? 'GB18030' : 'UTF-8' };
}

/** Decodes a text. Returns undefined instead of replacement characters. Removes the byte order mark. */
function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the byte order of UTF-16, or undefined. The zero bytes of ASCII show it. */
function wideLabel(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const hasZero = (rest: number) => bytes.some((byte, index) => byte === 0 && index % 2 === rest);
  if (bytes.length % 2 !== 0 || hasZero(0) === hasZero(1)) return undefined;
  return hasZero(1) ? 'utf-16le' : 'utf-16be';
}

/** Checks if bytes can be Chinese. GB18030 decodes Western text to rare Chinese characters. */
function isChinese(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const [lead = 0, trail = 0] = bytes.subarray(at, at + 2);
    if (lead < 0x80) continue;
    if (trail >= 0xa1 || (lead < 0xaa && trail >= 0x30)) return true;
    at++;
  }
  return false;
}
