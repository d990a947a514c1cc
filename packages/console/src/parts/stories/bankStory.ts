import type { MockApi } from '@settlement/api-mocks/createMockApi';

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

export function passSeconds(stage: Stage, seconds: number): void {
  bankOf(stage).advance(seconds);
}

export const mock = (...scenario: string[]) => ({ mock: { scenario } });
