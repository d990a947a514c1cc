/** Arguments of a Chromium that draws the same page twice in the same way. */
export const steadyDrawing: readonly string[] = [
  // A tile is drawn whole: redrawn in part, the smooth edge of a curve is laid over itself.
  '--disable-partial-raster',
  // Not by what the processor can.
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  // Several windows are drawn at the same time; none of them is in front.
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];
