import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { createMockApi } from '#entries/createMockApi.ts';

test("a call that moves money rejects a request_id that isn't a string", async () => {
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
