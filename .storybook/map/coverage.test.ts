import { describe, expect, it } from 'vitest';
import { codesOfCalls } from '../desk/refusalArgs.ts';
import { coverage } from './coverage.ts';
import { pickerStates } from './pickerStates.ts';
import { allStories } from './stories.ts';

const states = coverage();
const stories = allStories();
const ids = new Set(stories.map(({ id }) => id));
const nameOf = ({ screen, device, name }: (typeof states)[number]) => `${screen} ${device}: ${name}`;

describe('the stories', () => {
  it('have unique IDs', () => {
    expect(stories.length).toBeGreaterThan(800);
    expect(ids.size).toBe(stories.length);
  });

  it('include the route, scenarios and citations declared in their files and helpers', () => {
    expect(stories.find(({ id }) => id === 'screens-withdraw-withdraw--limit-within-24-hours')).toMatchObject(
      {
        device: 'desktop',
        route: '/property/withdraw?id=101',
        scenarios: ['withdrawals.limit24h'],
        spec: ['§5 Amount', '§8 10026'],
        messages: ['money.amount.overDay', 'withdrawals.limit24h'],
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

  it('use only error codes that one of their calls can return', () => {
    const wrong = stories.filter(
      ({ refusals, code }) =>
        refusals.length > 0 && !codesOfCalls(refusals).some((declared) => declared === code),
    );
    expect(wrong.map(({ id, code }) => `${id}: ${code}`)).toEqual([]);
  });
});

describe('coverage', () => {
  it('contains a story for every state, or a reason for not having one', () => {
    expect(states.filter(({ story, reason }) => !story && !reason).map(nameOf)).toEqual([]);
  });

  it('prefers a story of the whole page', () => {
    const shownAt = (screen: string, device: string, name: string) =>
      states.find((one) => one.screen === screen && one.device === device && one.name === name)?.story;
    expect(shownAt('/openAuth', 'mobile', 'content')).toBe(
      'screens-permission-mobile-permission--not-opened',
    );
    expect(shownAt('/initPage', 'desktop', 'content')).toBe('screens-permission-set-up--just-opened');
    expect(shownAt('/accountInfo', 'desktop', 'content')).toBe('screens-account-account--default');
    expect(shownAt('/callbackList', 'mobile', 'not found')).toBe(
      'screens-callbacks-mobile-callbacks--not-found',
    );
    expect(shownAt('/property/swap', 'desktop', 'swap.create 10012')).toBe(
      'screens-swap-swap--refused&args=code:10012',
    );
  });

  it('doesn’t fall below its minimum number of states with a story', () => {
    // These numbers must not fall.
    expect(states.filter(({ story }) => story).length).toBeGreaterThanOrEqual(LEAST_SHOWN);
    for (const name of pickerStates) {
      for (const device of ['desktop', 'mobile']) {
        expect(states.some((one) => one.name === name && one.device === device)).toBe(true);
      }
    }
  });

  it('links only to existing stories', () => {
    expect(
      states.flatMap(({ story = [] }) => story).filter((one) => !ids.has(one.split('&')[0] ?? '')),
    ).toEqual([]);
  });
});

const LEAST_SHOWN = 1100;
