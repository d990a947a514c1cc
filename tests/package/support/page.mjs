// Exposes the globals of a jsdom window in Node.js, so that a script can render components.
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><html lang="en-US"><body></body></html>', {
  pretendToBeVisual: true,
  url: 'https://example.com/',
});
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
window.Element.prototype.scrollIntoView = () => undefined;
const expose = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) expose(name, window[name]);
}
for (const name of ['window', 'document', 'navigator', 'Event', 'CustomEvent', 'EventTarget', 'Node']) {
  expose(name, window[name]);
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
