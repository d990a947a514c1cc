import { type ReactNode, useEffect, useRef } from 'react';
import { inlineVars } from '#design-system/css/inlineVar.ts';
import * as css from './picture.css.ts';
import { type Size, takePicture } from './takePicture.tsx';

interface PictureProps {
  readonly size: Size;
  /** Of what would fill the page otherwise. @default 1 */
  readonly scale?: number;
  /** Changes what was drawn, such as a state that only a pointer reaches. */
  readonly onTake?: (picture: HTMLElement) => void;
  /** What is pressed to open it, where no prop does. */
  readonly press?: string | undefined;
  /** What is loaded only once it opens: it is drawn again with it. */
  readonly preload?: (() => Promise<unknown>) | undefined;
  readonly children: ReactNode;
}

/** What opens over the page, drawn in a small window within it; again where that gets narrower. */
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
    // Not in an effect: React draws one root after the other.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== taken) take();
    });
    observer.observe(element);
    // `lazy` has it a moment after the import has.
    const whenLoaded = () => setTimeout(() => element.isConnected && take());
    void preload?.().then(whenLoaded);
    return () => observer.disconnect();
  }, [children, size, onTake, press, preload]);
  const style = inlineVars([
    [css.width, `${size.width}px`],
    [css.height, `${size.height}px`],
    [css.scale, String(scale)],
  ]);
  // Nothing in it can be pressed or reached.
  return <div ref={frame} inert className={css.picture} style={style} />;
}
