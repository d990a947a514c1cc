/** A browser by W3C WebDriver: just what `walkWebKitGtk` asks of it. */
export interface WebDriver {
  readonly open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page; what it returns must be JSON. */
  readonly evaluate: (body: string, ...values: readonly unknown[]) => Promise<unknown>;
  /** Presses what an XPath finds as a pointer does; waits until it is there. */
  readonly press: (xpath: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE = 15_000;

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

export async function startSession(driver: string, capabilities: object): Promise<WebDriver> {
  const call = async (method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(method === 'POST' && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const value = member(await response.json(), 'value');
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(value)}`);
    return value;
  };
  const id = String(
    member(await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } }), 'sessionId'),
  );
  const session = `/session/${id}`;
  await call('POST', `${session}/timeouts`, { implicit: PATIENCE, pageLoad: 60_000, script: PATIENCE });
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate: (body, ...values) => call('POST', `${session}/execute/sync`, { script: body, args: values }),
    press: async (xpath) => {
      const found = await call('POST', `${session}/element`, { using: 'xpath', value: xpath });
      await call('POST', `${session}/element/${String(member(found, ELEMENT))}/click`);
    },
    close: async () => void (await call('DELETE', session)),
  };
}
