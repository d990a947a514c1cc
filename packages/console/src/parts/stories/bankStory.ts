import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import { screen, userEvent } from 'storybook/test';
import { type, write } from './steps.ts';
import { message } from './storyText.ts';

export interface Stage {
  readonly canvasElement: HTMLElement;
  readonly loaded: Record<string, unknown>;
}

const isBank = (value: unknown): value is MockApi =>
  typeof value === 'object' && value !== null && 'currentTotp' in value;

export function bankOf({ loaded }: Pick<Stage, 'loaded'>): MockApi {
  const bank = loaded['api'];
  if (!isBank(bank)) throw new Error('a story without its mock API');
  return bank;
}

/** Fills in the transaction password and the code of the authenticator app. */
export async function typeCodes(stage: Pick<Stage, 'loaded'>): Promise<void> {
  const password = message('account.security.trade');
  await type(screen.findByLabelText(password, { selector: 'input' }), DEMO_TRADE_PASSWORD);
  await write(screen, message('verification.code.google_auth'), bankOf(stage).currentTotp());
}

export async function verify(stage: Pick<Stage, 'loaded'>): Promise<void> {
  await typeCodes(stage);
  await userEvent.keyboard('{Enter}');
}

export function passSeconds(stage: Stage, seconds: number): void {
  bankOf(stage).advance(seconds);
}

export const mock = (...scenario: string[]) => ({ mock: { scenario } });
