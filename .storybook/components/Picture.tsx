import { type ReactNode, useEffect, useRef } from 'react';
import type { Size } from '#design-system/components/guide.ts';
import { inlineVars } from '#design-system/css/inlineVar.ts';
import * as css from './picture.css.ts';
import { Provider } from '@settlement/design-system/Provider';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

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

let pictures = 0;

/**
 * Returns a static copy of a component with the overlays that it opens. A real dialog would move the focus,
 * stop scrolling and hide the page from screen readers. Therefore, the component is rendered in an `inert`
 * element and removed before the next paint.
 */
export function takePicture(children: ReactNode, { width, height }: Size, press?: string): DocumentFragment {
  const stage = document.createElement('div');
  stage.inert = true;
  stage.className = css.stage;
  Object.assign(stage.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(stage);
  // The prefix avoids duplicate IDs on the page.
  const root = createRoot(stage, { identifierPrefix: `picture-${(pictures += 1)}-` });
  // Overlays look for the provider's container only once, so it's first rendered without content.
  for (const content of [null, children]) {
    flushSync(() => {
      root.render(<Provider locale="en-US">{content}</Provider>);
    });
  }
  if (press !== undefined) flushSync(() => stage.querySelector<HTMLElement>(press)?.click());
  const picture = document.createDocumentFragment();
  picture.append(...[...stage.childNodes].map((node) => node.cloneNode(true)));
  flushSync(() => root.unmount());
  stage.remove();
  for (const element of picture.querySelectorAll<HTMLElement>('*')) settle(element);
  return picture;
}

/** The inline styles with which react-aria hides an overlay until it appears. */
const untilEntered = ['opacity', 'clip', 'clip-path', 'mask-image'];

function settle(element: HTMLElement): void {
  element.removeAttribute('data-entering');
  if (element.style.opacity === '0')
    for (const property of untilEntered) element.style.removeProperty(property);
  if (element.style.getPropertyValue('--visual-viewport-height') !== '')
    element.style.setProperty('--visual-viewport-height', '100%');
}
