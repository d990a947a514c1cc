export function movedAddress(query: string, moves: Readonly<Record<string, string>>): string {
  return query.replace(
    /([?&](?:path=(?:\/|%2F)(?:story|docs)(?:\/|%2F)|id=))([\w-]+)/i,
    (whole, before, id) => (Object.hasOwn(moves, id) ? `${before}${moves[id]}` : whole),
  );
}

/** Returns the script that redirects moved stories. It must run before Storybook reads the URL. */
export const followMoves = (moves: Readonly<Record<string, string>>): string =>
  Object.keys(moves).length === 0
    ? ''
    : `<script>{
${movedAddress.toString()}
const query = movedAddress(location.search, ${JSON.stringify(moves)});
if (query !== location.search) history.replaceState(history.state, '', query + location.hash);
}</script>`;
