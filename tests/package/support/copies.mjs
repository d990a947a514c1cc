// This script runs in Node.js without transforms, in an application that has installed the package.
import './page.mjs';
import assert from 'node:assert/strict';

const { act, createElement: h } = await import('react');
const { createRoot } = await import('react-dom/client');
const { Button } = await import('@settlement/design-system/Button');
const { Provider } = await import('@settlement/design-system/Provider');
const { DialogTrigger } = await import('react-aria-components');
const other = await import('other');

const warnings = [];
console.warn = (text) => warnings.push(text);

async function buttonIn(Trigger) {
  const container = document.createElement('div');
  document.body.append(container);
  const trigger = h(Trigger, null, h(Button, null, 'Open'), null);
  const root = createRoot(container);
  const children = trigger;
  await act(async () => root.render(h(Provider, { locale: 'en-US', children })));
  const button = container.querySelector('button');
  for (const move of ['focus', 'blur', 'focus']) await act(async () => button[move]());
  const isExpandable = button.hasAttribute('aria-expanded');
  await act(async () => root.unmount());
  return isExpandable;
}

assert.equal(await buttonIn(DialogTrigger), true);
assert.deepEqual(warnings, []);

assert.equal(await buttonIn(other.DialogTrigger), false);
const ours = warnings.filter((text) => text.startsWith('@settlement/design-system'));
assert.equal(ours.length, 1);
assert.match(ours[0], /`DialogTrigger`.* another copy of React Aria.*npm ls react-aria-components/);
