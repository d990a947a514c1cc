import * as css from './page.css.ts';

export const codePieces = (text: string): readonly string[] => text.split('`');

export function Prose({ text }: { readonly text: string }) {
  return codePieces(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // The index is a valid key, because the parts of a text never change their order.
      <code key={piece + String(index)} className={css.inlineCode}>
        {piece}
      </code>
    ),
  );
}
