// This script runs in Node.js without transforms, in an application that has installed the package.
import { writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';

import { examples } from './examples.mjs';

const pages = Object.fromEntries(
  Object.entries(examples).map(([name, example]) => [name, renderToString(example)]),
);
writeFileSync('pages.json', JSON.stringify(pages));
