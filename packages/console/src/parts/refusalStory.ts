import { type ErrorCode, errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import type { createStore } from 'jotai';
import { expect, screen, waitFor } from 'storybook/test';
import { isAboutProof } from '#data/proofCodes.ts';
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
  readonly parameters: {
    readonly refusal: string | readonly string[];
    /** Of a call without a form, a dialog or a page of its own: a button of a row. */
    readonly refusalShown?: 'toast';
    /** What stands there whatever the code: of a call that is made in the background. */
    readonly refusalSays?: MessageId;
  };
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
  [errorCode.VERIFICATION_REQUIRED]: ['applications.google.notBound'],
  [errorCode.WITHDRAWALS_CLOSED]: ['money.closed.until'],
  [errorCode.DAY_LIMIT_EXCEEDED]: ['money.amount.overDay', 'money.amount.overDayUntil'],
};

/**
 * The bank has refused, and the person sees why: in its words or in the console's, or by the dialog of 10038. It
 * stands at the field, in the form, dialog or page: a toast alone is gone before the cause is found.
 */
async function expectRefusal({ loaded, args, parameters }: RefusalStage): Promise<void> {
  const { api, store, refused: calls } = loaded;
  const { code } = args;
  const possible = [parameters.refusal]
    .flat()
    .filter((call) => api.scenarios.some((id) => id === `${call}.${code}`));
  if (possible.length === 0)
    throw new Error(`${[parameters.refusal].flat().join(' and ')} cannot be refused with ${code}`);
  await waitFor(() => expect(possible.filter((call) => !calls.has(call))).toEqual([]));
  const answered = possible.map((call) => escapeRegExp(calls.get(call) ?? '')).filter(Boolean);
  const { refusalSays } = parameters;
  const own = patternsOf(store, refusalSays ? [refusalSays] : [errorIdOf(code), ...(moreExact[code] ?? [])]);
  const message = new RegExp([...answered, ...own].join('|'));
  await waitFor(() => {
    // Where a dialog asks for a code, what is wrong with the code is said in it.
    const [question] = questions();
    if (code === errorCode.VERIFICATION_REQUIRED && (question || hasCodeFocus())) return;
    const standsRight = (element: HTMLElement) =>
      question && isAboutProof(code)
        ? question.contains(element)
        : parameters.refusalShown === 'toast' || element.closest(TOASTS) === null;
    const shown = shownTexts(message);
    if (shown.some(standsRight)) return;
    throw new Error(
      shown.length > 0
        ? `${code} is shown in a toast alone, not where the person looks`
        : `nothing says ${String(message)}`,
    );
  });
}

/** The region of the toasts: React Aria keeps it above modal dialogs. */
const TOASTS = '[data-react-aria-top-layer]';

const CODE_FIELD = '[autocomplete="one-time-code"]';

/** Dialogs that ask for a code: 10038 has no message where it can be answered. */
const questions = (): readonly HTMLElement[] =>
  screen.queryAllByRole('dialog').filter((dialog) => dialog.querySelector(CODE_FIELD) !== null);

/** A page without such a dialog leads the person to the field of the code. */
const hasCodeFocus = (): boolean => document.activeElement?.matches(CODE_FIELD) === true;

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
const shownTexts = (text: RegExp): readonly HTMLElement[] =>
  screen
    .queryAllByText(text, { ignore: 'script, style, [data-live-announcer] *' })
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
