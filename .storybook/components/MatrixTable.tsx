import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Matrix, State } from '#design-system/components/guide.ts';
import { tableFrame } from '../page/page.css.ts';
import * as css from './component.css.ts';
import { Picture } from './Picture.tsx';

interface ForcedProps {
  readonly state: State;
  readonly window: Matrix['window'];
  readonly children: ReactNode;
}

function Forced({ state: { attribute, of = 'button, [role], input' }, window, children }: ForcedProps) {
  const frame = useRef<HTMLDivElement>(null);
  const force = useCallback(
    (drawn: HTMLElement | null) => {
      if (attribute !== undefined) drawn?.querySelector(of)?.setAttribute(attribute, 'true');
    },
    [attribute, of],
  );
  useLayoutEffect(() => force(frame.current));
  if (window) {
    return (
      <Picture size={window} scale={window.scale} onTake={force}>
        {children}
      </Picture>
    );
  }
  return (
    <div ref={frame} inert className={css.state}>
      {children}
    </div>
  );
}

export function rowName(variants: Readonly<Record<string, string>>): string {
  const parts = Object.entries(variants).flatMap(([name, value]) => {
    if (value === 'false') return [];
    return [value === 'true' ? name : value];
  });
  return parts.length === 0 ? 'plain' : parts.join(' ');
}

export const combine = (rows: Matrix['rows']): readonly Readonly<Record<string, string>>[] =>
  Object.entries(rows).reduce<readonly Readonly<Record<string, string>>[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );

export function MatrixTable({ label, matrix }: { readonly label: string; readonly matrix: Matrix }) {
  const { rows, states, render, window } = matrix;
  return (
    <div className={tableFrame} role="region" aria-label={label} tabIndex={0}>
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col" className={css.matrixHead}>
              {Object.keys(rows).join(', ')}
            </th>
            {states.map(({ name }) => (
              <th key={name} scope="col" className={css.matrixHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {combine(rows).map((variants) => {
            const name = rowName(variants);
            return (
              <tr key={name}>
                <th scope="row" className={css.matrixHead}>
                  {name}
                </th>
                {states.map((state) => (
                  <td key={state.name} className={css.matrixCell}>
                    <Forced state={state} window={window}>
                      {render(variants, state.props ?? {})}
                    </Forced>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
