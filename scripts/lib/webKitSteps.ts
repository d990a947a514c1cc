import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Device } from '#console/lib/device.ts';
import { type PagePath, addressOf, pagePaths } from '#console/lib/pages.ts';
import { DEMO_SECRET, nextCode } from './authenticator.ts';
import type { WebDriver } from './webDriver.ts';

export interface Step {
  readonly name: string;
  readonly take: (driver: WebDriver) => Promise<void>;
}

/** Waits until an expression of the page is true. */
async function until(driver: WebDriver, expression: string): Promise<void> {
  for (let attempts = 0; attempts < 150; attempts += 1) {
    if ((await driver.evaluate(`return Boolean(${expression})`)) === true) return;
    await pause(100);
  }
  const seen = await driver.evaluate(
    'return location.pathname + " " + document.body.innerText.slice(0, 200)',
  );
  throw new Error(`not ${expression}: ${String(seen)}`);
}

const standing = `document.querySelector('main h1') && / · /.test(document.title)
  && !document.querySelector('[aria-busy="true"], [role="alert"]')`;
const noDialog = `!document.querySelector('[role="dialog"]')`;

const topDialog = `(//*[@role='dialog' or @role='alertdialog'])[last()]`;
const button = (label: string) => `//button[normalize-space(.)='${label}']`;
const field = (label: string) => `//input[@id=//label[starts-with(normalize-space(.), '${label}')]/@for]`;

/** The merchant's steps at one console, by the address of its site. */
export function stepsOn(site: string, device: Device): readonly Step[] {
  const isMobile = device === 'mobile';
  const open = (driver: WebDriver, path: PagePath, query = '') =>
    driver.open(site + addressOf(path, device) + query);
  const bank = async (path: string, body?: object, token = ''): Promise<Response> =>
    fetch(site + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'X-Token': token },
    });
  const pass = (seconds: number) => bank('/__mock/clock', { advance: seconds });
  const code = async () => {
    const next = nextCode(await (await bank('/__mock/clock')).json(), DEMO_SECRET);
    if (next.wait > 0) await pass(next.wait);
    return next.code;
  };
  const tokenIn = async (driver: WebDriver) =>
    String(await driver.evaluate("return localStorage.getItem('token')"));
  const chooseAccount = async (driver: WebDriver, merchant: string) => {
    await driver.open(`${site}${isMobile ? '/m' : ''}/login`);
    await driver.press("//button[contains(., 'Google')]");
    await driver.press(`//button[contains(., '${merchant}')]`);
  };
  const isHome = `location.pathname === '${addressOf('/', device)}' && document.querySelector('main h1')`;
  const steps: Readonly<Record<string, Step['take']>> = {
    'sign in by hand': async (driver) => {
      await chooseAccount(driver, 'Northwind');
      await until(driver, isHome);
    },
    ...Object.fromEntries(
      pagePaths.map((path) => [
        addressOf(path, device),
        async (driver: WebDriver) => {
          await open(driver, path);
          await until(driver, standing);
        },
      ]),
    ),
    'open a payment and close it': async (driver) => {
      const opener = isMobile ? 'main li button' : 'tbody [data-opener]';
      await open(driver, '/record');
      await until(driver, `document.querySelector('${opener}')`);
      // On desktops the button covers its row from inside a cell, which WebDriver takes for not interactable.
      await driver.evaluate(`document.querySelector('${opener}').click()`);
      await until(driver, `document.querySelector('[role="dialog"] h2')`);
      await driver.press("//*[@role='dialog']//button[@aria-label='Close']");
      await until(driver, noDialog);
    },
    'choose in a select': async (driver) => {
      await open(driver, '/record');
      if (isMobile) await driver.press("//main//button[starts-with(normalize-space(.), 'Filter')]");
      await driver.press("//button[@aria-haspopup='listbox'][contains(., 'statuses')]");
      await driver.press("//*[@role='option'][contains(., 'Paid')]");
      await until(driver, "location.search.includes('status=')");
    },
    'find a payment by its number': async (driver) => {
      const answer = await bank(
        '/api/v1/transactions/list?current=3&pageSize=20',
        undefined,
        await tokenIn(driver),
      );
      const { data }: { data: { list: { trade_no: string }[] } } = await answer.json();
      const number = data.list[0]?.trade_no ?? 'none';
      await open(driver, '/');
      await until(driver, standing);
      await driver.press("//header//button[starts-with(@aria-label, 'Search')]");
      await driver.type(`${topDialog}//input`, number);
      await driver.press(`${topDialog}//*[@role='option']`);
      await until(driver, `location.search === '?detail=${number}'`);
    },
    withdraw: async (driver) => {
      await open(driver, '/property/withdraw', '?id=101');
      await driver.type(field('Address'), 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs\t');
      await until(driver, "/Valid .* address/.test(document.querySelector('main').innerText)");
      await driver.press("//label[contains(., 'I’ve checked')]");
      if (isMobile) await driver.press(button('Continue'));
      await driver.type(field('Amount'), '50');
      if (isMobile) await driver.press(button('Continue'));
      await driver.press(button('Continue to verification'));
      await driver.type(`${topDialog}${field('Transaction password')}`, DEMO_TRADE_PASSWORD);
      await driver.type(`${topDialog}//input[@autocomplete='one-time-code']`, await code());
      await driver.press(`${topDialog}${button('Withdraw')}`);
      await until(driver, String.raw`/done=\d{10,}/.test(location.search)`);
    },
    swap: async (driver) => {
      await open(driver, '/property/swap', '?from=101&to=402');
      await driver.type(field('Amount'), '40');
      await until(driver, `document.querySelector('[role="timer"]')`);
      await driver.press(button('Review swap'));
      await driver.press(`${topDialog}${button('Swap now')}`);
      await until(driver, "/In progress|Accomplish/.test(document.querySelector('main').innerText)");
    },
    'find a callback that failed and send it again': async (driver) => {
      const token = await tokenIn(driver);
      const host = `forbidden-${device}.example`;
      const apps: { data: { appid: string }[] } = await (
        await bank('/api/v1/user/application-list', undefined, token)
      ).json();
      const test = { appid: apps.data[0]?.appid, event: 'payment.paid', url: `https://${host}/hooks` };
      await bank('/api/v1/callback/test', test, token);
      // A delivery of the same may go again after ten seconds.
      await pass(11);
      await open(driver, '/callbackList', `?keyword=${host}`);
      const opener = `document.querySelector('main [aria-label^="Open delivery of"], tbody [data-opener]')`;
      await until(driver, opener);
      await driver.evaluate(`${opener}.click()`);
      await driver.press(`${topDialog}${button('Resend')}`);
      await driver.press(`${topDialog}[.//h2[.='Resend deliveries']]${button('Resend')}`);
      await until(driver, "document.body.innerText.includes('1 delivery resent')");
    },
    'sign out': async (driver) => {
      await open(driver, '/work-order');
      if (isMobile) await driver.press("//header//button[@aria-label='Menu']");
      else await driver.press("//header//button[contains(@aria-label, 'Northwind')]");
      const inside = isMobile ? `${topDialog}//button` : "//*[@role='menuitem']";
      await driver.press(`${inside}[contains(., 'Sign out')]`);
      await until(driver, "location.pathname.endsWith('/login')");
    },
    'sign in with the second step': async (driver) => {
      await chooseAccount(driver, 'Fabrikam');
      await driver.type("//input[@autocomplete='one-time-code']", await code());
      await until(driver, isHome);
    },
  };
  return Object.entries(steps).map(([name, take]) => ({
    name: `${name} on the ${isMobile ? 'phone' : device}`,
    take,
  }));
}
