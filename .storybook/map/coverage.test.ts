import { describe, expect, it } from 'vitest';
import { type ShownBy, coverage } from './coverage.ts';
import { holes, reasonOf } from './holes.ts';
import { pickerStates } from './pickerStates.ts';
import { codesOfCalls } from '../desk/refusalArgs.ts';
import { reachOf } from './reach.ts';
import { allScreens } from './screens.ts';
import { type Device, allStories } from './stories.ts';

/** States of each device that no story of their own shows: another one of the device, or the other device alone. */
const MOST = { desktop: { part: 0, device: 0 }, mobile: { part: 0, device: 0 } };

const states = coverage();
const stories = allStories();
const ids = new Set(stories.map(({ id }) => id));
const isHole = ({ by }: { readonly by: string }) => by === 'none';

describe('the stories, read from their sources', () => {
  it('has plain data wherever a story says what it shows', () => {
    expect(stories.filter(({ unread }) => unread.length > 0).map(({ id, unread }) => [id, unread])).toEqual(
      [],
    );
    expect(stories.length).toBeGreaterThan(800);
    expect(ids.size).toBe(stories.length);
  });

  it('follows helpers, templates and spreads', () => {
    expect(stories.find(({ id }) => id === 'screens-withdraw-withdraw--limit-within-24-hours')).toMatchObject(
      {
        device: 'desktop',
        route: '/property/withdraw?id=101',
        scenarios: ['withdrawals.limit24h'],
        spec: ['§5 Amount', '§8 10026'],
      },
    );
    expect(stories.find(({ id }) => id === 'screens-withdraw-withdraw--refused')).toMatchObject({
      route: '/property/withdraw?id=101',
      refusals: ['withdrawals.create'],
    });
    expect(stories.find(({ id }) => id === 'screens-assets-mobile-fund-details--long-text')).toMatchObject({
      device: 'mobile',
      route: '/m/property/fundingDetails?tab=transfer',
      scenarios: ['transfers.longText'],
    });
  });
});

describe('what a screen calls, by its names', () => {
  const screen = (path: string) => allScreens().find(({ id }) => id === path)?.reach.desktop;

  it('finds calls behind atoms, hooks and lazy parts', () => {
    const calls = [...(screen('/property/swap')?.endpoints ?? [])];
    expect(calls).toEqual(
      expect.arrayContaining(['swap.pairs', 'swap.quote', 'swap.create', 'requests.lookUp']),
    );
  });

  it('leaves out what is only marked as old', () => {
    expect(screen('/property/swap')?.endpoints.has('addresses.create')).toBe(false);
    expect([...(screen('/docs')?.endpoints ?? [])]).toEqual(['applications.list']);
  });

  it('names the part that is nearest to a call', () => {
    const file = 'packages/console/src/features/payments/parts/PaymentDrawer.tsx';
    const { callers } = reachOf({ file, name: 'PaymentDrawer' });
    expect(
      [...(callers.get('payments.refund') ?? [])].every((part) => part.includes('/payments/parts/')),
    ).toBe(true);
    expect(callers.get('payments.refund')?.size).toBeGreaterThan(0);
  });
});

describe('coverage', () => {
  it('shows every required state, or says why not', () => {
    const unexplained = states
      .filter(isHole)
      .filter(({ screen, device, name }) => reasonOf(screen, device, name) === undefined);
    expect(unexplained.map(({ screen, device, name }) => `${screen} ${device}: ${name}`)).toEqual([]);
  });

  it('has a story of its own for more and more states', () => {
    const count = (device: Device, by: ShownBy) =>
      states.filter((state) => state.device === device && state.by === by).length;
    // They may only fall; lower a figure when it has.
    expect(count('desktop', 'part')).toBeLessThanOrEqual(MOST.desktop.part);
    expect(count('desktop', 'device')).toBeLessThanOrEqual(MOST.desktop.device);
    expect(count('mobile', 'part')).toBeLessThanOrEqual(MOST.mobile.part);
    expect(count('mobile', 'device')).toBeLessThanOrEqual(MOST.mobile.device);
  });

  it('shows the page itself where there is a story of it', () => {
    const shownAt = (screen: string, device: string, name: string) =>
      states.find((one) => one.screen === screen && one.device === device && one.name === name);
    expect(shownAt('/openAuth', 'mobile', 'content')?.story).toBe(
      'screens-permission-mobile-permission--not-opened',
    );
    expect(shownAt('/initPage', 'desktop', 'content')?.story).toBe('screens-permission-set-up--just-opened');
    expect(shownAt('/accountInfo', 'desktop', 'content')?.story).toBe('screens-account-account--default');
    // Nothing else of the phone may stand for it.
    expect(shownAt('/callbackList', 'mobile', 'not found')?.story).toBe(
      'screens-callbacks-mobile-callbacks--not-found',
    );
    expect(
      states.filter(
        ({ name, story = '' }) =>
          name !== 'content' && story.endsWith('--not-found') && story.includes('shell'),
      ),
    ).toEqual([]);
  });

  it('has at most 5 % holes', () => {
    expect(states.length).toBeGreaterThan(1000);
    expect(states.filter(isHole).length / states.length).toBeLessThanOrEqual(0.05);
  });

  it('gives no reason for a state that is shown or not required', () => {
    const open = states.filter(isHole);
    const idle = holes.filter(
      (hole) =>
        !open.some(
          ({ screen, device, name }) =>
            screen === hole.screen &&
            name === hole.state &&
            (hole.device === 'both' || hole.device === device),
        ),
    );
    expect(idle).toEqual([]);
  });

  it('points only at stories that exist', () => {
    const named = [
      ...states.flatMap(({ story }) => story ?? []),
      ...holes.flatMap(({ reason }) => (reason.kind === 'same part as' ? [reason.story] : [])),
    ];
    expect(named.filter((address) => !ids.has(address.split('&')[0] ?? ''))).toEqual([]);
  });

  it('shows every code of a call that a story is refused with', () => {
    const ofSwap = states.filter(
      ({ device, name }) => device === 'desktop' && name.startsWith('swap.create '),
    );
    expect(ofSwap.length).toBeGreaterThan(10);
    expect(ofSwap.filter(({ by }) => by !== 'story')).toEqual([]);
    expect(ofSwap.find(({ name }) => name === 'swap.create 10012')?.story).toBe(
      'screens-swap-swap--refused&args=code:10012',
    );
  });

  it('gives a refused story a code that its calls can answer', () => {
    const wrong = stories.filter(
      ({ refusals, code }) =>
        refusals.length > 0 && !codesOfCalls(refusals).some((declared) => declared === code),
    );
    expect(wrong.map(({ id, code }) => `${id}: ${code}`)).toEqual([]);
  });

  it('requires the states of the picker on both devices', () => {
    for (const state of pickerStates) {
      for (const device of ['desktop', 'mobile']) {
        expect(states.some((one) => one.name === state && one.device === device)).toBe(true);
      }
    }
  });
});
