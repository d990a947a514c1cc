import { expect, test } from 'vitest';
import { changeOf, emptyApplication, errorsOf, newOf } from './values.ts';
import { withGas } from '#data/applicationCurrencies.ts';
import { envOf } from '#parts/webhooks/SecretOnce.tsx';

const good = {
  ...emptyApplication,
  name: ' Shop ',
  website: 'https://shop.example',
  currencies: '11,12',
  notifyUrl: 'https://shop.example/hooks',
};

test('specification §5: the form reports empty fields and invalid URLs by field', () => {
  expect(errorsOf(emptyApplication)).toEqual({
    name: 'required',
    website: 'required',
    currencies: 'required',
    notifyUrl: 'required',
  });
  expect(errorsOf({ ...good, website: 'shop.example' }, ['basic'])).toEqual({ website: 'urlAddress' });
  expect(errorsOf({ ...good, notifyUrl: 'http://localhost:3000' })).toEqual({ notifyUrl: 'private_address' });
  expect(errorsOf({ ...good, notifyUrl: 'http://localhost:3000', mode: '2' })).toEqual({});
  expect(errorsOf({ ...good, ipOn: true })).toEqual({ ips: 'empty_whitelist' });
  expect(errorsOf(good)).toEqual({});
});

test('each section of an application sends only its own fields', () => {
  expect(changeOf('601', 'basic', good)).toEqual({
    id: '601',
    name: 'Shop',
    logo: '',
    website: 'https://shop.example',
  });
  expect(changeOf('601', 'ip', { ...good, ipOn: true, ips: '203.0.113.7 Office' })).toEqual({
    id: '601',
    ip_whitelist_status: 1,
    ip_whitelist: ['203.0.113.7'],
    ip_notes: { '203.0.113.7': 'Office' },
  });
  const typed = { ...good, ipOn: true, ips: '203.0.113.7 Office', typedIps: '198.51.100.7, 203.0.113.7' };
  expect(changeOf('601', 'ip', typed).ip_whitelist).toEqual(['203.0.113.7', '198.51.100.7']);
  expect(errorsOf({ ...typed, typedIps: '198.51.100' })).toEqual({ typedIps: 'invalid IP format' });
  const NOW = 1_795_171_500;
  expect(newOf(good, NOW, 'UTC')).toMatchObject({
    name: 'Shop',
    currency_ids: ['11', '12'],
    mode: 1,
    payment_mode: 3,
    scopes: ['orders:read'],
    expire_time: NOW + 365 * 86_400,
  });
  const chosen = { ...good, scopes: 'refunds:write,orders:read', ending: 'never' };
  expect(newOf(chosen, NOW, 'UTC')).toMatchObject({
    scopes: ['orders:read', 'refunds:write'],
    expire_time: 0,
  });
});

test('withGas adds the gas token only if it isn’t selected yet', () => {
  const token = { logo: '', contract: '', checked: false };
  const network = { id: '1', chain: 'PUT', net_work: 'PUT', logo: '', status: 1 };
  const networks = [{ ...network, subset: [{ ...token, id: '9', token: 'USDT', gas: true }] }];
  expect(withGas('11', networks)).toBe('11,9');
  expect(withGas('9,11', networks)).toBe('9,11');
});

test('the environment file for a server omits missing values', () => {
  expect(envOf({ appid: 'app_1', secretKey: 'sk_live_1' })).toBe(
    'SETTLEMENT_APP_ID=app_1\nSETTLEMENT_SECRET_KEY=sk_live_1\n',
  );
});
