import { expect, it } from 'vitest';
import ids from '../links/ids.txt?raw';
import { journeys } from './journeys.ts';

it.each(journeys.flatMap(({ steps }) => steps.map(({ to }) => to.id)))(
  'the welcome page links to an existing story: %s',
  (id) => {
    const [component = '', name = ''] = id.split('--');
    const line = ids.split('\n').find((one) => one.startsWith(`${component}: `));
    expect(line?.split(' ')).toContain(name);
  },
);
