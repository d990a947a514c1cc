type Ids = readonly string[];

export function dropped(
  ids: Ids,
  moved: ReadonlySet<string>,
  target: string,
  where: 'before' | 'after',
): Ids {
  if (moved.has(target)) return ids;
  const rest = ids.filter((id) => !moved.has(id));
  const index = rest.indexOf(target);
  if (index === -1) return ids;
  return rest.toSpliced(where === 'before' ? index : index + 1, 0, ...ids.filter((id) => moved.has(id)));
}

export function stepped(ids: Ids, id: string, by: -1 | 1): Ids {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
