import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Guide, Specimen } from '#design-system/components/guide.ts';
import { inlineVars } from '#design-system/css/inlineVar.ts';
import { Facts } from '../page/Page.tsx';
import * as css from './anatomy.css.ts';
import { Picture } from './Picture.tsx';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(drawing: Element, selector: string): Box | undefined {
  const part = drawing.querySelector(selector);
  if (!part) return undefined;
  const origin = drawing.getBoundingClientRect();
  const { left, top, width, height } = part.getBoundingClientRect();
  if (width <= 1) return undefined;
  return { left: left - origin.left, top: top - origin.top, width, height };
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

export function positionMarks(boxes: readonly Box[]): readonly Spot[] {
  const spots: Spot[] = [];
  for (const box of boxes) {
    const left = box.left - css.MARK;
    let top = box.top - 2;
    while (
      spots.some((spot) => Math.abs(spot.left - left) < css.MARK && Math.abs(spot.top - top) < css.MARK)
    ) {
      top += css.MARK;
    }
    spots.push({ left, top });
  }
  return spots;
}

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

function Drawing({ name, specimen, anatomy }: DrawingProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly (Box & { readonly number: number })[]>([]);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const measure = () =>
      setBoxes(
        Object.values(anatomy).flatMap(([, selector], index) => {
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
  }, [anatomy]);
  const spots = positionMarks(boxes);
  // The example must stay the same element, because a new element would start another measurement.
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

export function Anatomy({
  name,
  guide: { anatomy, specimen },
}: {
  readonly name: string;
  readonly guide: Guide;
}) {
  const parts = Object.entries(anatomy);
  if (!specimen) {
    return (
      <Facts
        label="Anatomy"
        columns={['Part', 'Description']}
        rows={parts.map(([part, [text]]) => [part, text])}
      />
    );
  }
  return (
    <>
      <Drawing name={name} specimen={specimen} anatomy={anatomy} />
      <Facts
        label="Anatomy"
        columns={['Part', 'Description', 'Prop']}
        rows={parts.map(([part, [text, , prop]], index) => [
          `${index + 1}  ${part}`,
          text,
          prop === undefined ? '' : <code key="prop">{prop}</code>,
        ])}
      />
    </>
  );
}
