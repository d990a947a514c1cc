// This script runs in Node.js without transforms, in an application that has installed the package.
import { readFileSync } from 'node:fs';
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

const { act } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
const { examples } = await import('./examples.mjs');
const pages = JSON.parse(readFileSync('pages.json', 'utf8'));

const problems = [];
for (const [name, example] of Object.entries(examples)) {
  const report = (...parts) => problems.push(`${name}: ${parts.map(String).join(' ')}`);
  console.error = report;
  console.warn = report;
  const container = window.document.createElement('div');
  container.innerHTML = pages[name];
  window.document.body.append(container);
  const before = container.firstElementChild;
  let hydrated;
  await act(async () => {
    hydrated = hydrateRoot(container, example, { onRecoverableError: report });
  });
  if (container.firstElementChild !== before) report('was rendered again instead of hydrated');
  await act(async () => hydrated.unmount());
  container.remove();
}
console.log(problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
