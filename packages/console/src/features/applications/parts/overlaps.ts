/** How long what is rotated still works beside what replaces it, in hours. */
export const overlaps = [0, 1, 24, 72] as const;
