// This script runs in Node.js without transforms, in an application that has installed the package.
import './page.mjs';
import { readFileSync } from 'node:fs';

const { act } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
const { examples } = await import('./examples.mjs');
const pages = JSON.parse(readFileSync('pages.json', 'utf8'));

const problems = [];
for (const [name, example] of Object.entries(examples)) {
  const report = (...parts) => problems.push(`${name}: ${parts.map(String).join(' ')}`);
  console.error = report;
  console.warn = report;
  const container = document.createElement('div');
  container.innerHTML = pages[name];
  document.body.append(container);
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
