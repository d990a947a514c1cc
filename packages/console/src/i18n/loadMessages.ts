import type { LoadMessages, Messages } from './catalog.ts';
import type { Area } from './ids.ts';

const files = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' });

const isArea = (name: string): name is Area => `./messages/en-US/${name}.json` in files;

/** Every area there is a file of. */
export const areas: readonly Area[] = Object.keys(files)
  .map((path) => path.replace(/^.*\/en-US\/(\w+)\.json$/, '$1'))
  .filter(isArea);

/** Imports an area: for stories and tests, which have no server to fetch it from. */
export const loadMessages: LoadMessages = async (language, area) => {
  const load = files[`./messages/${language}/${area}.json`];
  if (!load) throw new Error(`No messages for ${area} in ${language}`);
  return load();
};
