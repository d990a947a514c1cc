import { BOX, type Diagram } from './diagram.ts';
import * as css from './states.css.ts';

interface StateDiagramProps {
  readonly diagram: Diagram;
  readonly label: string;
  readonly nameOf: (code: number) => string;
}

/** States as boxes, moves as arrows: one image to who cannot see it, whose text twin is the list below it. */
export function StateDiagram({ diagram, label, nameOf }: StateDiagramProps) {
  return (
    <div className={css.scroller} role="region" aria-label={label} tabIndex={0}>
      <div className={css.drawing} style={{ height: diagram.height }} role="img" aria-label={label}>
        <svg className={css.moves} viewBox={`0 0 100 ${diagram.height}`} preserveAspectRatio="none">
          {diagram.arrows.map(({ from, to, path }) => (
            <path key={`${from} ${to}`} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {diagram.arrows.map(({ from, to, tip, heading }) => (
          <svg
            key={`${from} ${to}`}
            className={css.tip}
            data-heading={heading}
            viewBox="0 0 9 9"
            style={{ left: `${tip.x}%`, top: tip.y }}
          >
            <path d="M0 1h9L4.5 9z" />
          </svg>
        ))}
        {diagram.boxes.map(({ code, x, y, isFirst, isFinal }) => (
          <span
            key={code}
            className={css.state}
            data-first={isFirst || undefined}
            data-final={isFinal || undefined}
            style={{ left: `${x}%`, top: y, width: `${BOX.width}%`, height: BOX.height }}
          >
            <span>
              <span className={css.code}>{code}</span> {nameOf(code)}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
