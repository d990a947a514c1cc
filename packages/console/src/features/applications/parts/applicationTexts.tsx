import type { Application } from '@settlement/api-mocks/contract/applications';
import { apiScopes } from '@settlement/api-mocks/contract/scopes';
import { appMode, appStatus, paymentMode } from '@settlement/api-mocks/contract/enumerations';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Tag } from '@settlement/design-system/Tag';
import { useOffers } from '#data/calls/extensions.ts';
import { hostOf } from '#lib/address/hostOf.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { codeText } from '#parts/values/codes.ts';

export const paymentModes = Object.values(paymentMode);
export const modes = Object.values(appMode);
export const statuses = Object.values(appStatus);

export const paymentText = (text: Text, code: number): string =>
  codeText(text, code, paymentMode, (known) => `applications.payment.${known}`);

export function ModeTag({ mode }: { readonly mode: number }) {
  const text = useText();
  return (
    <Tag tone={mode === appMode.live ? 'accent' : 'neutral'}>
      {codeText(text, mode, appMode, (known) => `applications.mode.${known}`)}
    </Tag>
  );
}

export function AppStatusTag({ status }: { readonly status: number }) {
  const text = useText();
  return (
    <StatusTag tone={status === appStatus.active ? 'positive' : 'neutral'}>
      {codeText(text, status, appStatus, (known) => `applications.status.${known}`)}
    </StatusTag>
  );
}

export function scopeText(text: Text, scope: string): string {
  const known = apiScopes.find((one) => one === scope);
  return known === undefined ? scope : text(`applications.scope.${known}`);
}

const isGood = (code: number) => code >= 200 && code < 300;

export function CallbackState({ app }: { readonly app: Application }) {
  const text = useText();
  const offers = useOffers();
  const { notify_status, notify_http_code: code, notify_time } = app;
  if (notify_status === 2) return <StatusTag tone="critical">{text('applications.callback.off')}</StatusTag>;
  if (!offers('callbacks')) return null;
  if (notify_time === 0) return <StatusTag>{text('callbacks.endpoints.never')}</StatusTag>;
  return (
    <StatusTag tone={isGood(code) ? 'positive' : 'critical'}>
      {code === 0 ? text('callbacks.noResponse') : text('applications.callback.code', { code: String(code) })}
    </StatusTag>
  );
}

export const hostLabel = (url: string): string => hostOf(url) ?? url;
