import * as css from './page.css.ts';

/** A text with `code` in it, in pieces: the odd ones are code. */
export const codePieces = (text: string): readonly string[] => text.split('`');

/** A sentence of a docstring or a changeset, its `code` set as code. */
export function Prose({ text }: { readonly text: string }) {
  return codePieces(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // Pieces of one text never change places.
      <code key={piece + String(index)} className={css.inlineCode}>
        {piece}
      </code>
    ),
  );
}
