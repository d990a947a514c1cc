import { expect, it } from 'vitest';
import { listenError, readCommand } from '#api-mocks/entries/commandLine.ts';
import { listen, portOf } from '#scripts/lib/listen.ts';

const listenOptions = (args: string[], env: Record<string, string> = {}) => {
  const command = readCommand(args, env);
  return command.kind === 'listen' ? command.options : command;
};

it('the mock server listens only on this machine by default', () => {
  expect(listenOptions([])).toEqual({
    port: 8787,
    host: '127.0.0.1',
    callbacksTo: [],
    profile: 'all',
    data: undefined,
    seed: undefined,
    now: undefined,
    controlToken: undefined,
    trustedProxies: [],
    isQuiet: false,
  });
  expect(listenOptions([], { HOST: '0.0.0.0', PORT: '9000' })).toMatchObject({ port: 9000, host: '0.0.0.0' });
  expect(listenOptions(['--host', '0.0.0.0', '--port=9001'], { PORT: '9000' })).toMatchObject({
    port: 9001,
    host: '0.0.0.0',
  });
});

it('the mock server rejects unknown commands and options', () => {
  expect(readCommand(['--help'], {})).toEqual({ kind: 'help' });
  expect(readCommand(['worker', 'public'], {})).toEqual({ kind: 'worker', folder: 'public' });
  expect(() => readCommand(['worker'], {})).toThrow('worker needs one folder');
  expect(() => readCommand(['wroker', 'public'], {})).toThrow('There is no command "wroker"');
  expect(() => readCommand(['--prot', '9'], {})).toThrow("Unknown option '--prot'");
});

it('the mock server starts at the time set with --now or NOW', () => {
  expect(listenOptions(['--now', '2026-11-20T10:45:00Z', '--quiet'])).toMatchObject({
    now: 1_795_171_500,
    isQuiet: true,
  });
  expect(listenOptions([], { NOW: '2026-11-20', QUIET: '1' })).toMatchObject({ isQuiet: true });
  expect(() => listenOptions(['--now', 'yesterday'])).toThrow('"yesterday" is not a time');
  expect(() => listenOptions(['--now', '2026-11-20', '--data', 'bank.db'])).toThrow('leave out --now');
});

it.each([
  [['--control-token', 'a-token-of-16-chars'], {}, { controlToken: 'a-token-of-16-chars' }],
  [['--trusted-proxy', '10.0.0.1', '--trusted-proxy', '::1'], {}, { trustedProxies: ['10.0.0.1', '::1'] }],
  [
    [],
    { CONTROL_TOKEN: 'a-token-of-16-chars', TRUSTED_PROXY: '10.0.0.1' },
    { controlToken: 'a-token-of-16-chars', trustedProxies: ['10.0.0.1'] },
  ],
  [
    ['--callbacks-to', 'shop:3000', '--callbacks-to', 'Other:80'],
    {},
    { callbacksTo: ['shop:3000', 'other:80'] },
  ],
  [[], { CALLBACKS_TO: 'shop:3000,other:80' }, { callbacksTo: ['shop:3000', 'other:80'] }],
  [['--profile=specification'], {}, { profile: 'specification' }],
  [[], { PROFILE: 'specification' }, { profile: 'specification' }],
] as const)('the mock server reads %j and %j', (args, env, expected) => {
  expect(listenOptions([...args], env)).toMatchObject(expected);
});

it.each([
  ['control-token', 'short', 'at least 16 characters'],
  ['trusted-proxy', 'proxy.example', 'is not an IP address'],
  ['profile', 'tiny', 'choose all or specification'],
  ...['shop', 'http://shop:3000', 'shop:3000/hooks', 'a@shop:3000', ''].map(
    (value) => ['callbacks-to', value, 'is not a host with a port'] as const,
  ),
] as const)('the mock server rejects --%s=%s', (name, value, error) => {
  expect(() => listenOptions([`--${name}=${value}`])).toThrow(error);
});

it('the preview listens only on this machine', async () => {
  const server = await listen((_request, response) => response.end(), 0);
  const address = server.address();
  server.close();
  expect(typeof address === 'object' ? address?.address : address).toMatch(/^(127\.0\.0\.1|::1)$/);
});

it.each(['x', '-1', '65536', '80.5', ''])('the mock server rejects "%s" as its PORT', (PORT) => {
  expect(() => listenOptions([], { PORT })).toThrow(/The port is ".*": it must be a number from 0 to 65535/);
});

it('the mock server prints one line if its port is already in use', async () => {
  const server = await listen((_request, response) => response.end(), 0);
  const port = portOf(server);
  const error: unknown = await listen((_request, response) => response.end(), port).catch(
    (caught: unknown) => caught,
  );
  server.close();
  expect(listenError(error, { port, host: '127.0.0.1' })).toBe(
    `Port ${port} is in use. Choose another with --port (or PORT), or 0 for a free port`,
  );
});
