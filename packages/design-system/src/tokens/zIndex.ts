/** The stacking order, lowest first. The first four values are only valid within a component that isolates them. */
export const zIndex = {
  behind: -1,
  raised: 1,
  stuck: 2,
  over: 3,
  pinned: 5,
  bar: 20,
  sidebar: 30,
  progress: 60,
  overlay: 100,
  tool: 900,
  toast: 1000,
  skipLink: 1100,
} as const;
