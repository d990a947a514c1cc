import { listPayments } from '@settlement/api-mocks/contract/payments';
import { logout } from '@settlement/api-mocks/contract/auth';
import { examples } from '@settlement/api-mocks/contract/examples';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { upload } from '@settlement/api-mocks/contract/workOrders';
import { describe, expect, it } from 'vitest';
import { curlOf } from './EndpointEntry.tsx';

describe('a call as cURL', () => {
  it('contains the query of the example', () => {
    expect(curlOf('http://localhost:8787', examples['payments.list'], listPayments)).toMatch(
      /^curl -s 'http:\/\/localhost:8787\/api\/v1\/transactions\/list\?[^']*pageSize=\d+[^']*' \\\n {2}-H "X-Token: \$TOKEN"$/,
    );
  });

  it('sends the body of the example as JSON', () => {
    const command = curlOf('http://localhost:8787', examples['withdrawals.create'], createWithdrawal);
    expect(command).toContain('content-type: application/json');
    expect(JSON.parse(/-d '(.*)'$/.exec(command)?.[1] ?? '')).toEqual(examples['withdrawals.create'].body);
  });

  it('contains the HTTP method if the call has no body', () => {
    expect(curlOf('http://localhost:8787', {}, logout)).toContain('-X POST');
  });

  it('sends a file as a form', () => {
    expect(curlOf('http://localhost:8787', {}, upload)).toMatch(/-F 'file=@image\.png'$/);
  });

  it('escapes single quotes for the shell', () => {
    const input = { body: { note: "it's" } };
    expect(curlOf('http://localhost:8787', input, logout)).toContain(String.raw`it'\''s`);
  });
});
