/** The query of an address, with the story that is at the old one's place now. The rest stays as it is written. */
export function movedAddress(query: string, moves: Readonly<Record<string, string>>): string {
  return query.replace(
    /([?&](?:path=(?:\/|%2F)(?:story|docs)(?:\/|%2F)|id=))([\w-]+)/i,
    (whole, before, id) => (Object.hasOwn(moves, id) ? `${before}${moves[id]}` : whole),
  );
}

/** For the head of a page, before Storybook reads the address. */
export const followMoves = (moves: Readonly<Record<string, string>>): string =>
  Object.keys(moves).length === 0
    ? ''
    : `<script>{
${movedAddress.toString()}
const query = movedAddress(location.search, ${JSON.stringify(moves)});
if (query !== location.search) history.replaceState(history.state, '', query + location.hash);
}</script>`;
