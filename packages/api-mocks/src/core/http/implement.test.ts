import { endpoints } from '#contract/endpoints.ts';
import { errorCode } from '#contract/errors.ts';
import { fieldsOf } from '#contract/extensions.ts';
import { expect, test } from 'vitest';
import { createMockApi } from '#entries/createMockApi.ts';

test("the withdrawal call rejects a request_id that isn't a string", async () => {
  const api = createMockApi({ isSignedIn: true });
  for (const request_id of [{ toString: false }, [], 7, null]) {
    const body = JSON.stringify({ request_id, id: '101', address: 'T', amount: '1' });
    const request = new Request('http://mock.test/api/v1/account/withdrawal', { method: 'POST', body });
    const answer = await (await api.handle(request)).json();
    expect(answer).toMatchObject({
      code: errorCode.PARAMETER_ERROR,
      data: { errors: { request_id: expect.any(String) } },
    });
  }
});

test('every unsigned list rejects a time range that ends before it starts', async () => {
  const api = createMockApi({ isSignedIn: true });
  const ranged = Object.values(endpoints).filter(
    ({ auth, query }) => auth !== 'signed' && fieldsOf(query).has('end_time'),
  );
  expect(ranged.length).toBeGreaterThan(10);
  for (const { path } of ranged) {
    const answer = await api.handle(new Request(`http://mock.test${path}?start_time=3&end_time=2`));
    expect({ path, ...(await answer.json()) }).toMatchObject({ data: { errors: { end_time: 'range' } } });
  }
});
