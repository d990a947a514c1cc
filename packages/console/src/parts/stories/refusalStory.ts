import { type ErrorCode, errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import type { StoryContext } from '@storybook/react-vite';
import type { createStore } from 'jotai';
import { expect, screen, waitFor } from 'storybook/test';
import { isAboutProof } from '#data/money/proofCodes.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import type { MessageId } from '#i18n/ids.ts';
import { escaped, message } from './storyText.ts';

export interface RefusalStage {
  readonly canvasElement: HTMLElement;
  readonly canvas: StoryContext['canvas'];
  // A type literal, because an interface isn't assignable to the record that story helpers accept.
  readonly loaded: {
    readonly store: ReturnType<typeof createStore>;
    readonly api: MockApi;
    readonly refused: ReadonlyMap<string, string>;
  };
  readonly args: { readonly code: number };
  readonly parameters: {
    readonly refusal: string | readonly string[];
    /** Set if only a toast shows the error, as for a button in a row. */
    readonly refusalShown?: 'toast';
    readonly refusalSays?: MessageId;
  };
}

/**
 * Returns a story in which the mock API rejects calls with the `code` of its args. `&args=code:10023` in the
 * URL selects another code of the contract.
 *
 * @param send Sends the form. Must not wait for content that appears only after a success.
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

const moreExact: Readonly<Partial<Record<number, readonly MessageId[]>>> = {
  [errorCode.TOO_FREQUENT]: ['errors.interval'],
  [errorCode.VERIFICATION_REQUIRED]: ['applications.google.notBound'],
  [errorCode.WITHDRAWALS_CLOSED]: ['money.closed.until'],
  [errorCode.DAY_LIMIT_EXCEEDED]: ['money.amount.overDay', 'money.amount.overDayUntil'],
};

/** Checks that the error is visible. A toast is enough only with `refusalShown`. */
async function expectRefusal({ loaded, args, parameters }: RefusalStage): Promise<void> {
  const { api, refused: calls } = loaded;
  const { code } = args;
  const possible = [parameters.refusal]
    .flat()
    .filter((call) => api.scenarios.some((id) => id === `${call}.${code}`));
  if (possible.length === 0)
    throw new Error(`${[parameters.refusal].flat().join(' and ')} can’t be rejected with ${code}`);
  await waitFor(() => expect(possible.filter((call) => !calls.has(call))).toEqual([]));
  const answered = possible.map((call) => escaped(calls.get(call) ?? '')).filter(Boolean);
  const { refusalSays } = parameters;
  const own = message(refusalSays ?? [errorIdOf(code), ...(moreExact[code] ?? [])]);
  const expected = new RegExp([...answered, own.source].join('|'), 's');
  await waitFor(() => {
    // Error 10038 requests a code in a dialog or a field instead of showing a message.
    const [question] = questions();
    if (code === errorCode.VERIFICATION_REQUIRED && (question || hasCodeFocus())) return;
    const standsRight = (element: HTMLElement) =>
      question && isAboutProof(code)
        ? question.contains(element)
        : parameters.refusalShown === 'toast' || element.closest(TOASTS) === null;
    const shown = shownTexts(expected);
    if (shown.some(standsRight)) return;
    throw new Error(
      shown.length > 0
        ? `${code} is only shown in a toast, not next to its cause`
        : `nothing says ${String(expected)}`,
    );
  });
}

/** The region of the toasts, which React Aria keeps above modal dialogs. */
const TOASTS = '[data-react-aria-top-layer]';

const CODE_FIELD = '[autocomplete="one-time-code"]';

/** Returns the open dialogs that request a code. */
const questions = (): readonly HTMLElement[] =>
  screen.queryAllByRole('dialog').filter((dialog) => dialog.querySelector(CODE_FIELD) !== null);

/** Checks if a code field has the focus. A page with such a field doesn't open a dialog. */
const hasCodeFocus = (): boolean => document.activeElement?.matches(CODE_FIELD) === true;

/** Returns the visible elements with a matching text. A page also contains texts that only screen readers read. */
const shownTexts = (text: RegExp): readonly HTMLElement[] =>
  screen
    .queryAllByText(text, { ignore: 'script, style, [data-live-announcer] *' })
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
