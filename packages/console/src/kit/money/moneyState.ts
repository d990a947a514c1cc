import type { KeptOutcome, Resolution } from './keptOutcome.ts';

/**
 * Where one call that moves money stands: idle → verifying → sent → settled | refused, or → unknown once an
 * attempt has had no readable answer. From then on (`isUncertain`) nothing but the server's own word ends
 * it: a repeat (unknown → verifying → sent) that is refused leads back to unknown.
 */
export type MoneyState =
  | { readonly phase: 'idle' }
  /** Proof of identity is being requested. */
  | { readonly phase: 'verifying'; readonly kept: KeptOutcome; readonly isUncertain: boolean }
  | { readonly phase: 'sent'; readonly kept: KeptOutcome; readonly isUncertain: boolean }
  | { readonly phase: 'unknown'; readonly kept: KeptOutcome }
  | {
      readonly phase: 'settled';
      readonly kept: KeptOutcome;
      readonly tradeNo: string;
      readonly wasUnknown: boolean;
    }
  /** Nothing moved: the only attempt was refused, or the server has voided the request. */
  | {
      readonly phase: 'refused';
      readonly kept: KeptOutcome;
      readonly wasUnknown: boolean;
      readonly code: number | undefined;
    };

export type MoneyEvent =
  | { readonly type: 'start'; readonly kept: KeptOutcome }
  | { readonly type: 'send' }
  /** The server asks for proof, or for another code: nothing moved by this attempt. */
  | { readonly type: 'ask' }
  /** The person closed the verification. */
  | { readonly type: 'close' }
  | { readonly type: 'answer'; readonly tradeNo: string }
  /** The call is over without having moved anything; after an attempt without an answer that says nothing. */
  | { readonly type: 'refuse'; readonly code: number | undefined }
  /** No readable answer. */
  | { readonly type: 'lose' }
  /** The server's word on the request id, from this tab or another. */
  | { readonly type: 'resolve'; readonly requestId: string; readonly resolution: Resolution }
  | { readonly type: 'dismiss' };

export const idle: MoneyState = { phase: 'idle' };

/** The next state; an event that has no business in a state changes nothing. */
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
  // A later request about the same object was carried out: the notice about this one is over.
  if (state.kept.requestId !== requestId)
    return state.phase === 'refused' && resolution.state === 'found' ? idle : state;
  if (state.phase === 'settled' || state.phase === 'refused') return state;
  const { kept } = state;
  if (resolution.state === 'found')
    return { phase: 'settled', kept, tradeNo: resolution.tradeNo, wasUnknown: true };
  const code = resolution.state === 'refused' ? resolution.code : undefined;
  return { phase: 'refused', kept, wasUnknown: true, code };
}
