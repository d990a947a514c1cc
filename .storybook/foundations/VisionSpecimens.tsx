import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { vars } from '@settlement/design-system/tokens';
import type { CSSProperties } from 'react';
import * as css from './colour.css.ts';

/** Returns a style with color values, because the sample's theme can differ from the page's theme. */
export const swatch = (background: string, color?: string): CSSProperties => ({ background, color });

/**
 * The color matrices for full dichromacy (https://doi.org/10.1109/TVCG.2009.113). The last matrix is the
 * luminance of sRGB. The matrices apply to linear light, as SVG filters do by default.
 */
const filters = [
  { id: 'none', name: 'Typical vision', values: undefined },
  {
    id: 'protanopia',
    name: 'Protanopia, no red',
    values:
      '0.152286 1.052583 -0.204868 0 0  0.114503 0.786281 0.099216 0 0  -0.003882 -0.048116 1.051998 0 0  0 0 0 1 0',
  },
  {
    id: 'deuteranopia',
    name: 'Deuteranopia, no green',
    values:
      '0.367322 0.860646 -0.227968 0 0  0.280085 0.672501 0.047413 0 0  -0.011820 0.042940 0.968881 0 0  0 0 0 1 0',
  },
  {
    id: 'tritanopia',
    name: 'Tritanopia, no blue',
    values:
      '1.255528 -0.076749 -0.178779 0 0  -0.078411 0.930809 0.147602 0 0  0.004733 0.691367 0.303900 0 0  0 0 0 1 0',
  },
  {
    id: 'achromatopsia',
    name: 'Achromatopsia, no hue',
    values: '0.2126 0.7152 0.0722 0 0  0.2126 0.7152 0.0722 0 0  0.2126 0.7152 0.0722 0 0  0 0 0 1 0',
  },
] as const;

const series = ['first', 'second', 'third', 'fourth', 'others'] as const;

function Specimen() {
  return (
    <div className={css.specimen}>
      <Inline align="stretch">
        <StatusTag tone="positive">Completed</StatusTag>
        <StatusTag tone="caution">Pending</StatusTag>
        <StatusTag tone="critical">Rejected</StatusTag>
        <StatusTag tone="info">Confirming</StatusTag>
        <StatusTag tone="neutral">Expired</StatusTag>
      </Inline>
      <div className={css.series}>
        {series.map((name) => (
          <span key={name} className={css.seriesBar} style={swatch(vars.color.chart[name])} />
        ))}
      </div>
      <Inline align="stretch">
        <Button size="small">Withdraw</Button>
        <Button size="small" tone="critical">
          Delete
        </Button>
      </Inline>
    </div>
  );
}

export function VisionSpecimens() {
  return (
    <ul className={css.specimens}>
      {filters.map(({ id, name, values }) => (
        <li key={id} className={css.specimenFrame}>
          {values !== undefined && (
            <svg aria-hidden className={css.filterSource}>
              <filter id={`vision-${id}`}>
                <feColorMatrix type="matrix" values={values} />
              </filter>
            </svg>
          )}
          <div style={values === undefined ? undefined : { filter: `url(#vision-${id})` }}>
            <Specimen />
          </div>
          <Text size="small" tone="muted">
            {name}
          </Text>
        </li>
      ))}
    </ul>
  );
}
