import { type ReactNode, useEffect, useRef } from 'react';
import type { Size } from '#design-system/components/guide.ts';
import { inlineVars } from '#design-system/css/inlineVar.ts';
import * as css from './picture.css.ts';
import { takePicture } from './takePicture.tsx';

interface PictureProps {
  readonly size: Size;
  /** The scale of the picture relative to the actual size of the component. @default 1 */
  readonly scale?: number;
  /** Changes the copy of the component, for example to show a state that otherwise needs a pointer. */
  readonly onTake?: (picture: HTMLElement) => void;
  readonly press?: string | undefined;
  /** Loads code that the component loads only when it opens. The picture is then taken again. */
  readonly preload?: (() => Promise<unknown>) | undefined;
  readonly children: ReactNode;
}

export function Picture({ size, scale = 1, onTake, press, preload, children }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let taken = 0;
    const take = () => {
      taken = element.clientWidth;
      element.replaceChildren(takePicture(children, { ...size, width: taken }, press));
      onTake?.(element);
    };
    // The observer runs after all React roots are rendered. An effect would run before the others are.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== taken) take();
    });
    observer.observe(element);
    // A `lazy` component renders shortly after its import, so the picture is taken in a later task.
    const whenLoaded = () => setTimeout(() => element.isConnected && take());
    void preload?.().then(whenLoaded);
    return () => observer.disconnect();
  }, [children, size, onTake, press, preload]);
  const style = inlineVars([
    [css.width, `${size.width}px`],
    [css.height, `${size.height}px`],
    [css.scale, String(scale)],
  ]);
  return <div ref={frame} inert className={css.picture} style={style} />;
}
