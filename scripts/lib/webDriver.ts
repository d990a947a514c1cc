import { setTimeout as pause } from 'node:timers/promises';

/** A browser by W3C WebDriver: just what the walk through WebKitGTK asks of it. */
export interface WebDriver {
  readonly open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page; what it returns must be JSON. */
  readonly evaluate: (body: string, ...values: readonly unknown[]) => Promise<unknown>;
  /** Presses what an XPath finds as a pointer does; waits until it can be pressed. */
  readonly press: (xpath: string) => Promise<void>;
  /** Types into what an XPath finds, key by key. */
  readonly type: (xpath: string, text: string) => Promise<void>;
  /** Gives the focus to the first element with a role and a name as the browser computes them; waits until it is there. */
  readonly focus: (role: string, name: string | RegExp) => Promise<void>;
  /** Presses a key, such as `End`, `e` or `Shift+Tab`. */
  readonly key: (key: string) => Promise<void>;
  /** Role and name, as the browser computes them, of what has the focus, or of what the focused field points at. */
  readonly current: () => Promise<string>;
  /** As near to this size as the browser's window gets. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE = 15_000;

/** Where an element is, once it is in sight: the driver scrolls the page, but no part of it; the middle is free of the bars. */
const BOX = `arguments[0].scrollIntoView({ block: 'center' });
return JSON.stringify(arguments[0].getBoundingClientRect());`;
const FRAMES = 50;

const CURRENT = `const { activeElement } = document;
return document.getElementById(activeElement.getAttribute('aria-activedescendant') ?? '') ?? activeElement;`;
const FOCUS = `arguments[0].focus();
return arguments[0] === document.activeElement;`;

/** Keys that stand for no character, by https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keyCodes: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

export const isNamed = (expected: string | RegExp, name: string): boolean =>
  typeof expected === 'string' ? expected === name : expected.test(name);

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

export async function startSession(driver: string, capabilities: object): Promise<WebDriver> {
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
  ): Promise<unknown> => {
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
  await call('POST', `${session}/timeouts`, { pageLoad: 60_000, script: PATIENCE });
  const evaluate: WebDriver['evaluate'] = (body, ...values) =>
    call('POST', `${session}/execute/sync`, { script: body, args: values });
  const tryToAct = async (xpath: string, command: string, body: object) => {
    const element = await call('POST', `${session}/element`, { using: 'xpath', value: xpath });
    const before = await evaluate(BOX, element);
    await pause(FRAMES);
    if (before !== (await evaluate(BOX, element))) throw new Error('It moves');
    await call('POST', `${session}/element/${String(member(element, ELEMENT))}/${command}`, body);
  };
  /** Does something to what an XPath finds, as soon as it stands still in sight. */
  const act = async (xpath: string, command: string, body: object = {}): Promise<void> => {
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        return await tryToAct(xpath, command, body);
      } catch (error) {
        if (Date.now() > end) throw new Error(`${command} ${xpath}`, { cause: error });
        await pause(FRAMES);
      }
    }
  };
  const computed = async (element: unknown, what: 'role' | 'label') =>
    String(
      await call('GET', `${session}/element/${String(member(element, ELEMENT))}/computed${what}`),
    ).trim();
  const focusOnce = async (role: string, name: string | RegExp): Promise<boolean> => {
    const found = await call('POST', `${session}/elements`, {
      using: 'css selector',
      value: 'button, input, [role], [tabindex]',
    });
    for (const element of Array.isArray(found) ? found : [])
      // What is hidden from assistive technology is answered by an error.
      if (
        (await computed(element, 'role').catch(() => '')) === role &&
        isNamed(name, await computed(element, 'label'))
      )
        return (await evaluate(FOCUS, element)) === true;
    return false;
  };
  const keyAction = (type: 'keyDown' | 'keyUp') => (key: string) => ({ type, value: keyCodes[key] ?? key });
  return {
    focus: async (role, name) => {
      const end = Date.now() + PATIENCE;
      while (!(await focusOnce(role, name))) {
        if (Date.now() > end) throw new Error(`No ${role} ${String(name)} takes the focus`);
        await pause(FRAMES);
      }
    },
    key: async (key) => {
      const keys = key.split('+');
      const actions = [...keys.map(keyAction('keyDown')), ...keys.toReversed().map(keyAction('keyUp'))];
      await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    current: async () => {
      const element = await evaluate(CURRENT);
      return `${await computed(element, 'role')} ${await computed(element, 'label')}`;
    },
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate,
    press: (xpath) => act(xpath, 'click'),
    type: (xpath, text) => act(xpath, 'value', { text }),
    resize: async (width, height) => void (await call('POST', `${session}/window/rect`, { width, height })),
    close: async () => void (await call('DELETE', session)),
  };
}
