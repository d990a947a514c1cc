// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { focusFirstInvalid } from './focusFirstInvalid.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('the first field that says what is wrong is found, though a busy page says so frames later', async () => {
  document.body.innerHTML = '<form><input id="good"><input id="bad"><button>Save</button></form>';
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  focusFirstInvalid(form);
  await frame();
  await frame();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('#bad')?.setAttribute('aria-invalid', 'true');
  await frame();
  await frame();
  expect(document.activeElement?.id).toBe('bad');
});
