import { call, control, from, withCode, withMail, type Step } from './step.ts';

const hashed = '5f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b90';
const other = '8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e';
const third = '0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f';
const email = 'new@shop.example';
const phone = { area_code: '+44', phone: '7700900129' };

const created = from('auth_login_new', 'data.token');
const wait = (name: string) =>
  control(name, 'advances the clock until another code can be sent', 'clock', { advance: 60 });

const mailOf = (name: string, type: number, to?: string) =>
  call('auth.sendEmailCode', {
    name,
    ...(to === undefined ? { body: { type }, token: created } : { body: { type, email: to } }),
  });

const newAccount: readonly Step[] = [
  ...withMail(mailOf('auth_sendEmailCode', 2, email), 'auth.register', (email_code) => ({
    body: { email, email_code, password: hashed, confirm_password: hashed, name: 'New shop' },
  })),
  ...withMail(mailOf('forgotten_sendEmailCode', 3, email), 'auth.retrievePassword', (email_code) => ({
    body: { email, email_code, password: other, confirm_password: other },
  })),
  call('auth.login', { name: 'auth_login_new', body: { email, password: other } }),
  call('user.info', { name: 'user_info_new', token: created }),
  ...withMail(mailOf('password_sendEmailCode', 7), 'security.password', (email_code) => ({
    body: { old_password: other, password: third, confirm_password: third, type: 1, email_code },
    token: created,
  })),
  ...withMail(mailOf('ticket_sendEmailCode', 10), 'security.verify', (email_code) => ({
    body: { type: 10, email_code },
    token: created,
  })),
  ...withMail(
    call('auth.sendSmsCode', { body: { type: 1, ...phone }, token: created }),
    'security.phone',
    (sms_code) => ({
      body: { action: 1, ...phone, sms_code, ticket: from('security_verify', 'data.ticket') },
      token: created,
    }),
  ),
  call('security.googleAuth', { token: created }),
  control(
    'authenticator_code',
    'returns an authenticator code for that secret',
    `totp?secret=${from('security_googleAuth', 'data.secret')}`,
  ),
  ...withMail(mailOf('authenticator_sendEmailCode', 5), 'security.setGoogleAuth', (email_code) => ({
    body: { action: 1, google_code: from('authenticator_code', 'code'), email_code },
    token: created,
  })),
  wait('recovery_time'),
  ...withMail(mailOf('recovery_sendEmailCode', 5), 'security.recovery', (email_code) => ({
    body: { recovery_code: from('security_setGoogleAuth', 'data.recovery_codes[0]'), email_code },
    token: created,
  })),
  ...withMail(mailOf('mailbox_ticket_sendEmailCode', 6), 'security.verify', (email_code) => ({
    name: 'mailbox_security_verify',
    body: { type: 6, email_code },
    token: created,
  })),
  ...withMail(mailOf('mailbox_sendEmailCode', 9, 'books@shop.example'), 'security.mailbox', (email_code) => ({
    body: { ticket: from('mailbox_security_verify', 'data.ticket'), email: 'books@shop.example', email_code },
    token: created,
  })),
  ...withMail(mailOf('delete_sendEmailCode', 8), 'security.verify', (email_code) => ({
    name: 'delete_security_verify',
    body: { type: 8, action: 'user.delete', email_code, password: third },
    token: created,
  })),
  call('user.delete', {
    body: {
      ticket: from('delete_security_verify', 'data.ticket'),
      reason: 'No longer needed',
      mchid_confirm: from('user_info_new', 'data.mchid'),
    },
    token: created,
  }),
];

export const accountSteps: readonly Step[] = [
  ...newAccount,
  call('auth.login', { name: 'auth_login_reviewing', body: { google_auth_code: 'mock:reviewing' } }),
  call('user.cancelOpening', { token: from('auth_login_reviewing', 'data.token') }),
  call('auth.login', { name: 'auth_login_twoStep', body: { google_auth_code: 'mock:two-step' } }),
  ...withCode('auth.verifyLogin', { token: from('auth_login_twoStep', 'data.token') }, '?merchant=two-step'),
  call('user.revokeSessions'),
  call('funds.freeze'),
  control('month', 'advances the clock to the end of a month', 'clock', { advance: 31 * 86_400 }),
  call('auth.login', { name: 'auth_login_later' }),
  call('statements.list', { token: from('auth_login_later', 'data.token') }),
  call('statements.export', {
    query: { id: from('statements_list', 'data.list[0].id') },
    token: from('auth_login_later', 'data.token'),
  }),
  call('auth.logout', { token: from('auth_login_later', 'data.token') }),
];
