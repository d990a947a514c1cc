export interface DemoAccount {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly title: { readonly en: string; readonly zh: string };
}

/** Replaces `google.accounts.id`. It's sent as text, so it can't use variables outside of its body. */
function googleStub(accounts: readonly DemoAccount[]): void {
  type Credential = { credential: string; select_by: string };
  type Settings = { client_id?: string; nonce?: string; callback?: (answer: Credential) => void };
  let settings: Settings = {};
  let opened: HTMLDialogElement | undefined;
  let returnTo: Element | null = null;
  const isChinese = () => document.documentElement.lang.startsWith('zh');
  const say = (en: string, zh: string) => (isChinese() ? zh : en);

  const make = (tag: string, style: Record<string, string>, text = ''): HTMLElement => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
    if (text !== '') element.textContent = text;
    if (tag === 'button') element.setAttribute('type', 'button');
    return element;
  };

  const close = () => {
    opened?.close();
    opened?.remove();
    opened = undefined;
    if (returnTo instanceof HTMLElement) returnTo.focus();
  };

  const choose = (account: DemoAccount) => {
    close();
    settings.callback?.({ credential: `mock:${account.key}`, select_by: 'btn' });
  };

  const row = (account: DemoAccount): HTMLElement => {
    const item = make('li', { margin: '0' });
    const button = make('button', {
      display: 'grid',
      gap: '2px',
      width: '100%',
      padding: '8px 16px',
      border: '1px solid transparent',
      'border-radius': '8px',
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
      'text-align': 'start',
      cursor: 'pointer',
    });
    button.dataset['account'] = account.key;
    button.append(
      make('span', { 'font-weight': '600' }, account.name),
      make('span', { 'font-size': '13px', opacity: '0.8' }, account.email),
      make('span', { 'font-size': '13px', opacity: '0.8' }, say(account.title.en, account.title.zh)),
    );
    const highlight = (on: boolean) =>
      button.style.setProperty('border-color', on ? '#4D91F7' : 'transparent');
    button.addEventListener('mouseenter', () => highlight(true));
    button.addEventListener('mouseleave', () => highlight(false));
    button.addEventListener('click', () => choose(account));
    item.append(button);
    return item;
  };

  const open = () => {
    if (opened) return;
    returnTo = document.activeElement;
    const isDark =
      document.documentElement.dataset['theme'] === 'dark' ||
      getComputedStyle(document.body).colorScheme === 'dark';
    const dialog = document.createElement('dialog');
    const look = {
      width: 'min(400px, calc(100vw - 32px))',
      'max-height': 'calc(100dvh - 64px)',
      margin: 'auto',
      padding: '20px 12px 12px',
      border: `1px solid ${isDark ? '#33445F' : '#CBD4E1'}`,
      'border-radius': '16px',
      'overflow-y': 'auto',
      'font-family': 'inherit',
      'font-size': '14px',
      'line-height': '20px',
      color: isDark ? '#E9EFF9' : '#0E1A2E',
      background: isDark ? '#111A2B' : '#FFFFFF',
    };
    for (const [name, value] of Object.entries(look)) dialog.style.setProperty(name, value);
    const title = make(
      'h2',
      { margin: '0 16px 4px', 'font-size': '18px', 'line-height': '24px', 'font-weight': '600' },
      say('Choose an account', '选择账号'),
    );
    title.id = 'google-stand-in-title';
    dialog.setAttribute('aria-labelledby', title.id);
    const note = make(
      'p',
      { margin: '0 16px 12px', opacity: '0.8' },
      say('Demo merchants in the mock API', '模拟 API 的演示商户'),
    );
    const list = make('ul', { margin: '0', padding: '0', 'list-style': 'none' });
    list.append(...accounts.map(row));
    const cancel = make(
      'button',
      {
        margin: '12px 16px 4px',
        padding: '8px 16px',
        border: '1px solid #5B6B84',
        'border-radius': '8px',
        background: 'transparent',
        color: 'inherit',
        font: 'inherit',
        cursor: 'pointer',
      },
      say('Cancel', '取消'),
    );
    cancel.addEventListener('click', close);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close();
    });
    dialog.append(title, note, list, cancel);
    document.body.append(dialog);
    opened = dialog;
    dialog.showModal();
  };

  type ButtonLook = { theme?: string; size?: string; width?: number | string; text?: string; shape?: string };
  const renderButton = (parent: HTMLElement, look: ButtonLook = {}) => {
    const isFilled = look.theme === 'filled_blue' || look.theme === 'filled_black';
    const button = make('button', {
      display: 'inline-flex',
      'align-items': 'center',
      'justify-content': 'center',
      gap: '10px',
      'min-width': '200px',
      width: look.width === undefined ? 'auto' : `${String(look.width).replace('px', '')}px`,
      'max-width': '100%',
      height: look.size === 'small' ? '32px' : look.size === 'medium' ? '36px' : '44px',
      padding: '0 16px',
      border: `1px solid ${isFilled ? '#2468D8' : '#747775'}`,
      'border-radius': look.shape === 'pill' ? '22px' : '8px',
      background: isFilled ? '#2468D8' : '#FFFFFF',
      color: isFilled ? '#FFFFFF' : '#1F1F1F',
      font: '500 14px/20px system-ui, sans-serif',
      cursor: 'pointer',
    });
    const letter = make('span', { 'font-weight': '700', color: isFilled ? '#FFFFFF' : '#2468D8' }, 'G');
    letter.setAttribute('aria-hidden', 'true');
    button.append(letter, make('span', {}, say('Sign in with Google', '使用 Google 账号登录')));
    button.addEventListener('click', open);
    parent.replaceChildren(button);
  };

  const api = {
    initialize: (given: Settings) => {
      settings = given;
    },
    renderButton,
    prompt: () => open(),
    cancel: close,
    disableAutoSelect: () => undefined,
    revoke: (_hint: string, done?: (answer: { successful: boolean }) => void) => done?.({ successful: true }),
  };
  Object.assign(window, { google: { accounts: { id: api } } });
}

export function googleScript(accounts: readonly DemoAccount[]): string {
  return `(${googleStub.toString()})(${JSON.stringify(accounts)});\n`;
}

export const GOOGLE_SCRIPT_PATH = '/__mock/google/gsi.js';
export const CONFIG_PATH = '/config.json';
