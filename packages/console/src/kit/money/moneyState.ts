import type { KeptOutcome, Resolution } from './keptOutcome.ts';

/**
 * The state of a call that moves money.
 *
 * - Default: idle → verifying → sent → settled or refused.
 * - If an attempt has no readable response: sent → unknown. A lookup or the response to a retry determines the next
 *   state. If a retry is rejected, the state is unknown again.
 */
export type MoneyState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'verifying'; readonly kept: KeptOutcome; readonly isUncertain: boolean }
  | { readonly phase: 'sent'; readonly kept: KeptOutcome; readonly isUncertain: boolean }
  | { readonly phase: 'unknown'; readonly kept: KeptOutcome }
  | {
      readonly phase: 'settled';
      readonly kept: KeptOutcome;
      readonly tradeNo: string;
      readonly wasUnknown: boolean;
    }
  /** No money has moved: the server rejected the only attempt, or voided the request. */
  | {
      readonly phase: 'refused';
      readonly kept: KeptOutcome;
      readonly wasUnknown: boolean;
      readonly code: number | undefined;
    };

export type MoneyEvent =
  | { readonly type: 'start'; readonly kept: KeptOutcome }
  | { readonly type: 'send' }
  /** The server requires a verification or another code. This attempt has moved no money. */
  | { readonly type: 'ask' }
  | { readonly type: 'close' }
  | { readonly type: 'answer'; readonly tradeNo: string }
  /** This attempt has moved no money. An earlier attempt without a response stays unknown. */
  | { readonly type: 'refuse'; readonly code: number | undefined }
  | { readonly type: 'lose' }
  | { readonly type: 'resolve'; readonly requestId: string; readonly resolution: Resolution }
  | { readonly type: 'dismiss' };

export const idle: MoneyState = { phase: 'idle' };

export function nextMoneyState(state: MoneyState, event: MoneyEvent): MoneyState {
  switch (event.type) {
    case 'start':
      if (state.phase === 'verifying' || state.phase === 'sent') return state;
      return { phase: 'verifying', kept: event.kept, isUncertain: state.phase === 'unknown' };
    case 'send':
      return state.phase === 'verifying' ? { ...state, phase: 'sent' } : state;
    case 'ask':
      return state.phase === 'sent' ? { ...state, phase: 'verifying' } : state;
    case 'close':
      if (state.phase !== 'verifying') return state;
      return state.isUncertain ? { phase: 'unknown', kept: state.kept } : idle;
    case 'answer':
      return state.phase === 'sent'
        ? { phase: 'settled', kept: state.kept, tradeNo: event.tradeNo, wasUnknown: state.isUncertain }
        : state;
    case 'refuse':
      if (state.phase !== 'sent' && state.phase !== 'verifying') return state;
      return state.isUncertain
        ? { phase: 'unknown', kept: state.kept }
        : { phase: 'refused', kept: state.kept, wasUnknown: false, code: event.code };
    case 'lose':
      return state.phase === 'sent' ? { phase: 'unknown', kept: state.kept } : state;
    case 'resolve':
      return resolved(state, event.requestId, event.resolution);
    case 'dismiss':
      return state.phase === 'settled' || state.phase === 'refused' ? idle : state;
    default:
      return event satisfies never;
  }
}

function resolved(state: MoneyState, requestId: string, resolution: Resolution): MoneyState {
  if (state.phase === 'idle') return state;
  // If another request about the same object was carried out, the notice of a rejection is no longer relevant.
  if (state.kept.requestId !== requestId)
    return state.phase === 'refused' && resolution.state === 'found' ? idle : state;
  if (state.phase === 'settled' || state.phase === 'refused') return state;
  const { kept } = state;
  if (resolution.state === 'found')
    return { phase: 'settled', kept, tradeNo: resolution.tradeNo, wasUnknown: true };
  const code = resolution.state === 'refused' ? resolution.code : undefined;
  return { phase: 'refused', kept, wasUnknown: true, code };
}
