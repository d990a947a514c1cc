import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import { describe, expect, it, vi } from 'vitest';
import { checkRows } from './checkRows.ts';
import type { CsvRow } from './csv.ts';

const row = (line: number, address: string): CsvRow => ({
  line,
  label: `L${line}`,
  network: 'TRON',
  token: 'USDT',
  address,
  entry: { label: `L${line}`, currency_id: '101', address, memo: '', note: '' },
});
const good: AddressCheck = {
  valid: true,
  chain_family: 'tron',
  reason: '',
  match_families: ['tron'],
  first_use: true,
  internal: null,
  similar: [],
};
const ignore = () => undefined;

describe('checkRows', () => {
  it.each(['saved', 'paid', 'deposit', 'deleted'] as const)(
    'rejects an address that is similar to a known address of the kind “%s”',
    async (source) => {
      const similar = [{ address: 'other', label: '', source }];
      const rows = await checkRows([row(2, 'x')], () => Promise.resolve({ ...good, similar }), ignore);
      expect(rows).toEqual([
        { line: 2, label: 'L2', network: 'TRON', token: 'USDT', address: 'x', error: 'similar' },
      ]);
    },
  );

  it('rejects an address that the server rejects, except for a missing memo', async () => {
    const reasons = { burn: 'burn', memo: 'memo_required' } as const;
    const answer = ({ address }: { address: string }) =>
      Promise.resolve({
        ...good,
        valid: false,
        reason: address === 'burn' ? reasons.burn : reasons.memo,
      });
    const rows = await checkRows([row(2, 'burn'), row(3, 'memo')], answer, ignore);
    expect(rows.map(({ error }) => error)).toEqual(['address_burn', undefined]);
    expect(rows[1]?.entry?.address).toBe('memo');
  });

  it('checks at most four rows at the same time', async () => {
    let open = 0;
    let most = 0;
    const check = vi.fn<() => Promise<AddressCheck>>(async () => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return good;
    });
    const wrong: CsvRow = { line: 99, label: '', network: '', token: '', address: '', error: 'required' };
    const rows = [...Array.from({ length: 10 }, (_, index) => row(index + 2, `a${index}`)), wrong];
    const progress = vi.fn<(checked: number) => void>();
    expect(await checkRows(rows, check, progress)).toEqual(rows);
    expect(check).toHaveBeenCalledTimes(10);
    expect(most).toBe(4);
    expect(progress.mock.calls).toEqual([[0], [4], [8]]);
  });

  it('throws the error of a failed request to check a row', async () => {
    const failure = new Error('offline');
    await expect(checkRows([row(2, 'x')], () => Promise.reject(failure), ignore)).rejects.toBe(failure);
  });
});
