// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { beforeEach, expect, it, vi } from 'vitest';
import { refusal, success, testConsole } from '#app/testing.ts';
import { reviewedUserQueryAtom } from './permission.ts';

const api = createMockApi({ now: 1_795_143_570 });
const answer = await api.handle(
  new Request('http://mock/api/v1/user/info', { headers: { 'x-token': api.signIn() } }),
);
const body: { data: Record<string, unknown> } = await answer.json();

beforeEach(() => {
  vi.useFakeTimers();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

async function review(status: number) {
  const server = { isDown: false };
  const { store, requests } = testConsole(() =>
    server.isDown ? refusal(errorCode.OPERATION_FAILED, 'no', 500) : success({ ...body.data, status }),
  );
  const end = store.sub(reviewedUserQueryAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(100);
  return { server, requests, end };
}

it('the permission status is polled every 30 seconds during the review', async () => {
  const { requests, end } = await review(userStatus.underReview);
  await minutes(5);
  expect(requests).toHaveLength(11);
  end();
});

it('the permission status is polled with growing pauses while requests fail', async () => {
  const { server, requests, end } = await review(userStatus.underReview);
  server.isDown = true;
  await minutes(60);
  // Without longer pauses, there would be 120 requests.
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.length).toBeLessThan(40);
  end();
});

it('the permission status isn’t polled after the review', async () => {
  const { requests, end } = await review(userStatus.authorised);
  await minutes(5);
  expect(requests).toHaveLength(1);
  end();
});
