import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { inlineVars } from '#design-system/css/inlineVar.ts';
import { Facts } from '../../page/Page.tsx';
import type { Guide } from '../guide.ts';
import { Picture } from '../Picture.tsx';
import * as css from './anatomy.css.ts';
import { type Box, boxOf, positionMarks } from './boxes.ts';
import type { Specimen } from './specimen.ts';

interface DrawingProps {
  readonly name: string;
  readonly specimen: Specimen;
  readonly anatomy: Guide['anatomy'];
}

function exampleOf({ render, window, press, preload }: Specimen): ReactElement {
  if (!window) return render();
  return (
    <Picture size={window} press={press} preload={preload}>
      <div className={css.padded}>{render()}</div>
    </Picture>
  );
}

/** The specimen with a numbered frame around each part; what is drawn is measured. */
function Drawing({ name, specimen, anatomy }: DrawingProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly (Box & { readonly number: number })[]>([]);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const measure = () =>
      setBoxes(
        anatomy.flatMap(([part], index) => {
          const [selector] = specimen.parts[part] ?? [];
          const box = selector === undefined ? undefined : boxOf(element, selector);
          return box ? [{ ...box, number: index + 1 }] : [];
        }),
      );
    const resizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    resizes.observe(element);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [anatomy, specimen]);
  const spots = positionMarks(boxes);
  // The same one while marks are drawn over it: a picture would be taken again, and measured again.
  const example = useMemo(() => exampleOf(specimen), [specimen]);
  return (
    <div className={css.frame}>
      <div
        className={css.ground}
        style={inlineVars([[css.most, `${specimen.window?.width ?? 560}px`]])}
        role="img"
        aria-label={`${name}, its parts numbered as in the table`}
      >
        <div ref={drawing} inert>
          {example}
        </div>
        {boxes.map(({ number, left, top, width, height }, index) => (
          <div key={number}>
            <div className={css.frameOfPart} style={px({ left, top, width, height })} />
            <span className={css.mark} style={px({ ...spots[index] })}>
              {number}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

const px = ({ left = 0, top = 0, width = 0, height = 0 }: Partial<Box>) =>
  inlineVars([
    [css.left, `${left}px`],
    [css.top, `${top}px`],
    [css.width, `${width}px`],
    [css.height, `${height}px`],
  ]);

interface AnatomyProps {
  readonly name: string;
  readonly specimen: Specimen | undefined;
  readonly anatomy: Guide['anatomy'];
}

/** The parts of a component: drawn, where there are some to tell apart, and what each is. */
export function Anatomy({ name, specimen, anatomy }: AnatomyProps) {
  if (!specimen) return <Facts label="Anatomy" columns={['Part', 'What it is']} rows={anatomy} />;
  return (
    <>
      <Drawing name={name} specimen={specimen} anatomy={anatomy} />
      <Facts
        label="Anatomy"
        columns={['Part', 'What it is', 'Prop']}
        rows={anatomy.map(([part, text], index) => {
          const prop = specimen.parts[part]?.[1];
          return [`${index + 1}  ${part}`, text, prop === undefined ? '' : <code key="prop">{prop}</code>];
        })}
      />
    </>
  );
}
