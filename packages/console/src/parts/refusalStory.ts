import { type ErrorCode, errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import type { createStore } from 'jotai';
import { expect, screen, waitFor } from 'storybook/test';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import type { MessageId } from '#i18n/ids.ts';

type Store = ReturnType<typeof createStore>;

/** What the play function of a story that is refused is given. */
export interface RefusalStage {
  readonly canvasElement: HTMLElement;
  // A type, not an interface: helpers of stories take any record.
  readonly loaded: {
    readonly store: Store;
    readonly api: MockApi;
    readonly refused: ReadonlyMap<string, string>;
  };
  readonly args: { readonly code: number };
  readonly parameters: { readonly refusal: string | readonly string[] };
}

/**
 * A story of a call, or of those that one gesture reaches, which the bank refuses with the `code` of the story's
 * args: Controls and `&args=code:10023` lead it to any other code that the contract declares. `send` fills in and
 * sends; it waits for nothing that only a success shows.
 */
export const refused = (
  call: string | readonly string[],
  code: ErrorCode,
  send: (stage: RefusalStage) => Promise<unknown>,
  parameters: Readonly<Record<string, unknown>> = {},
) => ({
  args: { code },
  parameters: { ...parameters, refusal: call },
  play: async (stage: RefusalStage) => {
    await send(stage);
    await expectRefusal(stage);
  },
});

/** What the console says in place of a code's own message, where the answer lets it say more. */
const moreExact: Readonly<Partial<Record<number, readonly MessageId[]>>> = {
  [errorCode.TOO_FREQUENT]: ['verification.interval'],
  [errorCode.WITHDRAWALS_CLOSED]: ['money.closed.until'],
  [errorCode.DAY_LIMIT_EXCEEDED]: ['money.amount.overDay', 'money.amount.overDayUntil'],
};

/** The bank has refused, and the person sees why: in its words or in the console's, or by the dialog of 10038. */
async function expectRefusal({ loaded, args, parameters }: RefusalStage): Promise<void> {
  const { api, store, refused: calls } = loaded;
  const { code } = args;
  const possible = [parameters.refusal]
    .flat()
    .filter((call) => api.scenarios.some((id) => id === `${call}.${code}`));
  await expect(possible).not.toEqual([]);
  await waitFor(() => expect(possible.filter((call) => !calls.has(call))).toEqual([]));
  const answered = possible.map((call) => escapeRegExp(calls.get(call) ?? '')).filter(Boolean);
  const own = patternsOf(store, [errorIdOf(code), ...(moreExact[code] ?? [])]);
  const message = new RegExp([...answered, ...own].join('|'));
  await waitFor(() => expect(shownTexts(message).length + questionsOf(code).length).toBeGreaterThan(0));
}

/** Dialogs that ask for a code: 10038 has no message where it can be answered. */
const questionsOf = (code: number): readonly HTMLElement[] =>
  code === errorCode.VERIFICATION_REQUIRED
    ? screen
        .queryAllByRole('dialog')
        .filter((dialog) => dialog.querySelector('[autocomplete="one-time-code"]') !== null)
    : [];

/** The messages in the store's language, whatever stands in their places. */
function patternsOf(store: Store, ids: readonly MessageId[]): readonly string[] {
  const messages = store.get(catalogAtom).messages(store.get(languageAtom));
  const sourceOf = ({ type, value }: { readonly type: number; readonly value?: unknown }) =>
    type === LITERAL ? escapeRegExp(String(value)) : '.+';
  return ids.map((id) => messages[id].map(sourceOf).join(''));
}

const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** `TYPE.literal` of a compiled message. */
const LITERAL = 0;

/** Texts that can be seen: what is answered aloud to screen readers stands in the page, too. */
const shownTexts = (text: RegExp): readonly string[] =>
  screen
    .queryAllByText(text, { ignore: 'script, style, [data-live-announcer] *' })
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.textContent);
