/**
 * Returns the styles of a grid that has a single column in small windows.
 *
 * @param gridTemplateColumns The columns in larger windows.
 * @param small The media query of windows with a single column.
 */
export const responsiveColumns = (gridTemplateColumns: string, small: string) =>
  ({
    display: 'grid',
    gridTemplateColumns,
    '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }) as const;
