import { endpoints } from '#contract/endpoints.ts';
import { errorCode, errorNames, type ErrorCode } from '#contract/errors.ts';
import type { Scenario } from '#core/scenario.ts';

export type ErrorScenarioId = `errors.${ErrorCode}`;

const all = Object.values(endpoints);

function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(errorNames, code);
}

/** Codes in the order of the catalogue. */
export const errorCodes: readonly ErrorCode[] = Object.keys(errorNames).map(Number).filter(isErrorCode);

/** Any call may fail without saying more; the others only where the contract says so. */
function callsThat(code: ErrorCode): string[] {
  if (code === errorCode.OPERATION_FAILED)
    return all.filter(({ auth }) => auth !== 'public').map(({ id }) => id);
  return all.filter(({ errors }) => errors.includes(code)).map(({ id }) => id);
}

const details: Partial<Record<ErrorCode, Readonly<Record<string, unknown>>>> = {
  [errorCode.PARAMETER_ERROR]: { errors: { amount: 'validaValue' } },
  [errorCode.TOO_FREQUENT]: { reason: 'interval', wait: 42 },
  [errorCode.WITHDRAWALS_CLOSED]: { reason: 'password', until: 1_795_240_000 },
  [errorCode.DAY_LIMIT_EXCEEDED]: { day_limit: '50000', day_used: '48200', next_release_time: 1_795_197_600 },
  [errorCode.VERIFICATION_REQUIRED]: {
    purpose: 8,
    methods: ['google_auth', 'email'],
    need_password: true,
    ticket_ttl: 600,
  },
};

/** Each row of the error catalogue, wherever the contract lets it appear. */
export const errorScenarios: readonly Scenario[] = errorCodes.map((code) => ({
  id: `errors.${code}`,
  title: `Every call that can answer ${code} does: ${errorNames[code]}`,
  spec: [`§8 ${code}`],
  rules: [{ on: callsThat(code), effect: { kind: 'error', code, data: details[code] ?? {} } }],
}));
