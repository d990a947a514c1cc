import { Provider } from '@settlement/design-system/Provider';
import type { ReactNode } from 'react';
import type { Size } from '#design-system/components/guide.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as css from './picture.css.ts';

let taken = 0;

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
  const root = createRoot(stage, { identifierPrefix: `picture-${(taken += 1)}-` });
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
