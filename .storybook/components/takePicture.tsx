import { Provider } from '@settlement/design-system/Provider';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as css from './picture.css.ts';

/** A window on the page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

let taken = 0;

/**
 * What a component draws, with all that it opens over the page, as a copy that does nothing. Open, a dialog takes the
 * focus, stops the page from scrolling and hides it from screen readers: it is opened out of reach (`inert`) and closed
 * before the browser draws the page again.
 */
export function takePicture(children: ReactNode, { width, height }: Size, press?: string): DocumentFragment {
  const stage = document.createElement('div');
  stage.inert = true;
  stage.className = css.stage;
  Object.assign(stage.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(stage);
  // Ids of a picture are like no others on the page.
  const root = createRoot(stage, { identifierPrefix: `picture-${(taken += 1)}-` });
  // First what they are drawn in: an overlay looks for it once.
  for (const content of [null, children]) {
    flushSync(() => {
      root.render(
        <Provider locale="en-US" overlaysLabel="Menus and dialogs">
          {content}
        </Provider>,
      );
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

/** How react-aria hides what is about to come in, on devices that may have to close a keyboard first. */
const untilEntered = ['opacity', 'clip', 'clip-path', 'mask-image'];

/** As it is once it has come in, in a window that is the picture's. */
function settle(element: HTMLElement): void {
  element.removeAttribute('data-entering');
  if (element.style.opacity === '0')
    for (const property of untilEntered) element.style.removeProperty(property);
  if (element.style.getPropertyValue('--visual-viewport-height') !== '')
    element.style.setProperty('--visual-viewport-height', '100%');
}
