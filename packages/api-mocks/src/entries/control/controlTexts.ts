/** The controls of the mock API, for its index page and the documents. */
export const controlTexts = [
  ['GET /__mock/clock', 'The time, the active scenarios and the current authenticator code'],
  ['POST /__mock/clock', '{"advance": 86400} moves time forward, in seconds'],
  [
    'POST /__mock/scenario',
    '{"scenario": "payments.empty,statistics.slow"}; an empty string turns them off. "unreachable" lists those that the merchant cannot reach, with the reasons',
  ],
  ['POST /__mock/latency', '{"latency": 300} milliseconds before each response'],
  [
    'POST /__mock/pay',
    '{"token": "USDT", "chain": "TRON", "amount": "25"}: simulates a payment; "kind" is exact, under, over, late or multiple',
  ],
  ['POST /__mock/deposit', '{"token": "USDT", "chain": "PUT", "amount": "50"}: simulates a deposit'],
  [
    'POST /__mock/fail',
    '{"endpoint": "payments.list", "failure": 500}: the next call fails; a code, 401, 500, "offline", "never", "lost" (processed, no response) or "late" (processed after the lookup)',
  ],
  [
    'GET, POST /__mock/events',
    'Lists events; {"hold": true} holds back new ones, {"steps": [{"order": "A-1", "after_seconds": 60, "times": 2}]} sends events of an order (or one "event_id") again, later or in another order',
  ],
  ['GET /__mock/inbox', 'Emails and text messages that were sent; ?language=zh-CN for Chinese'],
  ['GET /__mock/totp', 'The next code of the authenticator; ?secret=JBSW… for one that is not set up yet'],
  [
    'POST /__mock/sign',
    '{"app": "app_1001284604", "method": "GET", "target": "/api/v1/orders"}: the headers of a signed call; "body" as it will be sent',
  ],
  ['GET, POST /__mock/state', 'Export or restore the whole state'],
  ['POST /__mock/reset', 'Resets all data and the clock'],
  [
    'POST /sandboxes',
    'Creates a sandbox: another mock API at /s/<id>/, also selected by the header X-Sandbox; {"notify_url": "http://localhost:3000/hooks"} gets its callbacks',
  ],
  ['DELETE /sandboxes/<id>', 'Deletes a sandbox'],
] as const;
