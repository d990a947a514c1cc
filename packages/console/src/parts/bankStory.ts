import type { MockApi } from '@settlement/api-mocks/createMockApi';

/** What a story's play function is given, as far as helpers of several stories need it. */
export interface Stage {
  readonly canvasElement: HTMLElement;
  readonly loaded: Record<string, unknown>;
}

const isBank = (value: unknown): value is MockApi =>
  typeof value === 'object' && value !== null && 'currentTotp' in value;

/** The bank of the story's visit. */
export function bankOf({ loaded }: Pick<Stage, 'loaded'>): MockApi {
  const bank = loaded['api'];
  if (!isBank(bank)) throw new Error('a story without its bank');
  return bank;
}
