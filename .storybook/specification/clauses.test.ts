import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';

test('a clause leads to every story that shows it; a story inherits the clauses of its file', () => {
  const swap = {
    default: { title: 'Screens/Swap/Swap', parameters: { spec: ['§2 Swap'] } },
    Default: {},
    NoBalance: { parameters: { spec: ['§10 last', '§8 insufficient balance'] } },
  };
  const button = { default: { title: 'Components/Button' }, Default: {} };
  expect(clausesOf([swap, button])).toEqual([
    { name: '§2 Swap', stories: [{ id: 'screens-swap-swap--default', name: 'Swap/Swap · Default' }] },
    {
      name: '§8 insufficient balance',
      stories: [{ id: 'screens-swap-swap--no-balance', name: 'Swap/Swap · No Balance' }],
    },
    { name: '§10 last', stories: [{ id: 'screens-swap-swap--no-balance', name: 'Swap/Swap · No Balance' }] },
  ]);
});
