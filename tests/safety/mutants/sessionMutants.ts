import { mutantsIn, type Mutant } from './mutant.ts';

const data = 'packages/console/src/data';
const lib = 'packages/console/src/lib';
const app = 'packages/console/src/app';
const idle = 'packages/console/src/features/shell/idle';
const tests = ['tests/safety/logout.test.ts', `${app}/session.test.ts`];

/** A session ends everywhere at once, and leaves nothing behind. */
export const sessionMutants: readonly Mutant[] = [
  ...mutantsIn(
    `${data}/session.ts`,
    [...tests, idle],
    [
      [
        'logout-server',
        'the end of the session at the server',
        'set(isLeavingAtom, true);\n  set(endAtServerAtom);',
        'set(isLeavingAtom, true);',
      ],
      ['logout-keepalive', 'the call that outlives its page', '    isKeptAlive: true,\n'],
      ['logout-other-tabs', 'the sign of a logout for other tabs', "storage.set('signedOut', '1');"],
      ['logout-wipe', 'the wipe of storage', 'storage.wipe();'],
      [
        'logout-drafts',
        'the wipe of drafts',
        'get(draftStorageAtom).wipe();\n  get(queryClientAtom)',
        'get(queryClientAtom)',
      ],
      ['logout-cache', 'the wipe of what was fetched', 'get(queryClientAtom).clear();'],
      [
        'logout-here',
        'the wipe in the tab of the logout',
        'set(forgetMerchantAtom);\n  get(pageLoaderAtom)',
        'get(pageLoaderAtom)',
      ],
      [
        'logout-there',
        'the wipe in other tabs',
        'set(forgetMerchantAtom);\n      get(pageLoaderAtom).replace(get(pathsAtom).login());',
        'get(pageLoaderAtom).replace(get(pathsAtom).login());',
      ],
      [
        'logout-followed',
        'the logout in other tabs',
        'if (isLogout) {\n      set(isLeavingAtom',
        'if (false) {\n      set(isLeavingAtom',
      ],
      ['logout-cleared', 'the logout by cleared storage', ' || event.key === null;', ';'],
      ['expired-token', 'the end of the token after a 401', "get(storageAtom).remove('token');"],
      [
        'expired-once',
        'the single redirect after many 401s',
        'if (isLoginPage(location.pathname) || get(isLeavingAtom)) return false;\n  set',
        'if (isLoginPage(location.pathname)) return false;\n  set',
      ],
      [
        'expired-other-tabs',
        'the expired login in other tabs',
        'if (event.newValue === null) set(expireSessionAtom);',
        'if (event.newValue === null) return;',
      ],
      ['other-merchant-tab', 'the reload after another sign-in', 'get(pageLoaderAtom).reload();'],
      [
        'drafts-without-session',
        'the end of drafts of a session that is gone',
        'if (session === null) get(draftStorageAtom).wipe();',
        'if (session === null) return;',
      ],
      [
        'drafts-other-session',
        'the end of drafts of another session',
        'else get(draftStorageAtom).keepOnly({ session });',
      ],
      [
        'page-comes-back',
        'the check of a page that comes back',
        'if (before === null || token === before) return true;',
        'return true;',
      ],
      [
        'drafts-other-merchant',
        'the end of drafts of another merchant',
        'get(draftStorageAtom).keepOnly({ owner: mchid });',
      ],
      [
        'marks-other-merchant',
        'the end of what was remembered of another merchant',
        'if (owner !== undefined && owner !== mchid) storage.remove(key);',
      ],
      [
        'idle-server',
        'the end of an idle session at the server',
        'set(endAtServerAtom);\n  set(expireSessionAtom);',
        'set(expireSessionAtom);',
      ],
    ],
  ),
  ...mutantsIn(
    `${lib}/storage.ts`,
    [...tests, `${lib}/storage.test.ts`],
    [
      [
        'wipe-kept-keys',
        'the short list of what a logout leaves',
        "new Set(['lang', ...preferenceKeys])",
        "new Set(['lang', 'message', 'setup', 'opened', ...preferenceKeys])",
      ],
      ['wipe-memory', 'the wipe of what storage refused', 'if (!isKept(key)) memory.delete(key);'],
      ['wipe-outcomes', 'the record of unanswered calls over a logout', ' || key.startsWith(OUTCOMES_KEY)'],
    ],
  ),
  ...mutantsIn(
    `${data}/drafts.ts`,
    [...tests, `${data}/drafts.test.tsx`],
    [
      ['drafts-owner', 'the merchant of a draft', '`${owner}/${form}`', 'form'],
      [
        'drafts-shape',
        'the fields that a form has',
        'typeof value === typeof initial ? value : initial',
        'value',
      ],
    ],
  ),
  ...mutantsIn(`${lib}/draftStorage.ts`, tests, [
    [
      'drafts-session-kept',
      'the session of drafts',
      'if (before !== undefined && before !== session) write({});',
    ],
    [
      'drafts-foreign',
      'the owner of drafts in storage',
      'owner !== undefined && !isOf(name, owner));\n      if',
      'false);\n      if',
    ],
  ]),
  ...mutantsIn('packages/console/src/api/watchedClient.ts', tests, [
    [
      'silent-401',
      'the 401 of a silent call',
      "if (isApiError(error, 'unauthorised') && getToken() === token) onUnauthorised(error);",
    ],
    ['stale-401', 'the exception of a token that was replaced', ' && getToken() === token'],
  ]),
  ...mutantsIn(`${data}/leaveGuard.ts`, tests, [
    [
      'leave-expired',
      'the leave of an expired page',
      'if (!store.get(isLeavingAtom)) event.preventDefault();',
      'event.preventDefault();',
    ],
  ]),
  ...mutantsIn(
    `${app}/errorReactions.ts`,
    [`${app}/errorReactions.test.ts`, ...tests],
    [
      [
        'one-message',
        'the one message of many 401s',
        "if (expireSession()) toast({ content: { tone: 'caution', title }, error });",
        "expireSession(); toast({ content: { tone: 'caution', title }, error });",
      ],
      [
        'silent-question',
        'the silence of a question',
        "new Set(['verification', 'aborted'])",
        "new Set(['aborted'])",
      ],
    ],
  ),
  ...mutantsIn(
    `${idle}/useIdleLock.ts`,
    [idle],
    [
      ['idle-ends', 'the end of an idle session', 'if (left === 0) end();'],
      [
        'idle-warns',
        'the warning before it',
        'setWarning(left !== undefined && left <= WARNING_SECONDS ? left : undefined);',
      ],
      ['idle-woken', 'the end that no press undoes', 'if (secondsLeft() === 0) return;'],
      ['idle-extended', 'the extension by a key', '      note();\n'],
    ],
  ),
  ...mutantsIn(
    'packages/console/src/data/idle.ts',
    [idle],
    [['idle-clock', 'the clock that was set back', "if (noted > now) storage.set('activeAt', String(now));"]],
  ),
  ...mutantsIn(
    `${lib}/idleTime.ts`,
    [`${lib}/idleTime.test.ts`, idle],
    [
      [
        'idle-never',
        'the session that never ends by choice',
        'if (limit === undefined) return undefined;',
        'limit ??= 15;',
      ],
    ],
  ),
  ...mutantsIn(
    `${data}/useReadFlush.ts`,
    [`${data}/useReadFlush.test.tsx`],
    [
      [
        'flush-pagehide',
        'the end of a read batch when the page is left',
        "addEventListener('pagehide', send);",
      ],
    ],
  ),
  ...mutantsIn(
    `${data}/notifications.ts`,
    [`${data}/notifications.test.ts`, `${data}/useReadFlush.test.tsx`],
    [
      [
        'flush-batch',
        'the batch that is sent at once',
        'batch.timer = undefined;\n  void set(sendBatchAtom);',
        'batch.timer = undefined;',
      ],
      ['flush-keepalive', 'the batch that outlives its page', '{ isKeptAlive: true },', '{},'],
    ],
  ),
];
