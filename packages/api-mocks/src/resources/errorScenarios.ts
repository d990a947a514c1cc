import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { errorCode, type ErrorCode } from '#contract/errors.ts';
import { errorNameOf, summaryOf } from '#contract/texts.ts';
import type { Scenario } from '#core/http/scenario.ts';

export type ErrorScenarioId = `errors.${ErrorCode}`;
export type RefusalScenarioId = `${EndpointId}.${ErrorCode}`;

const all = Object.values(endpoints);

export const errorCodes: readonly ErrorCode[] = Object.values(errorCode);

/** All calls except public ones can return the general error. */
const canAnswer = ({ auth, errors }: Endpoint, code: ErrorCode): boolean =>
  errors.includes(code) || (code === errorCode.OPERATION_FAILED && auth !== 'public');

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

export const errorScenarios: readonly Scenario[] = errorCodes.map((code) => ({
  id: `errors.${code}`,
  title: `Every call that can return ${code} returns it: ${errorNameOf(code)}`,
  spec: [`§8 ${code}`],
  rules: [
    {
      on: all.filter((call) => canAnswer(call, code)).map(({ id }) => id),
      effect: { kind: 'error', code, data: details[code] ?? {} },
    },
  ],
}));

export function findRefusal(id: string): Scenario<RefusalScenarioId> | undefined {
  const [, callId, digits] = /^(.+)\.(\d+)$/.exec(id) ?? [];
  const call = all.find((one) => one.id === callId);
  const code = errorCodes.find((one) => one === Number(digits));
  if (!call || code === undefined || !canAnswer(call, code)) return undefined;
  // The error names no fields, because the fields differ from call to call.
  const data = code === errorCode.PARAMETER_ERROR ? {} : (details[code] ?? {});
  return {
    id: `${call.id}.${code}`,
    title: `${summaryOf(call.id)}: rejected with ${code}, ${errorNameOf(code)}`,
    spec: [`§8 ${code}`],
    rules: [{ on: [call.id], effect: { kind: 'error', code, data } }],
  };
}
