import { errorCode } from '#contract/errors.ts';
import type { FieldError } from '#contract/fieldErrors.ts';
import {
  auditStage,
  auditState,
  emailPurpose,
  logType,
  notificationType,
  userStatus,
  type CodeOf,
} from '#contract/enumerations.ts';
import type { Opening } from '#contract/opening.ts';
import type { UserChange } from '#contract/account.ts';
import type { Bank } from '#core/books/bank.ts';
import { ApiError, operationFailed } from '#core/http/apiError.ts';
import type { Call } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Reason } from '#core/text/formatText.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { assertTransition } from '#core/books/assertTransition.ts';
import { startedAudit } from '../auth/newMerchant.ts';
import { notify } from '../notifications/notify.ts';
import { assertEmail } from '../security/verification.ts';
import { happening } from '#core/time/agenda.ts';

const STAGE_SECONDS = 120;

function moveUser(merchant: Merchant, status: CodeOf<typeof userStatus>): void {
  assertTransition('user', merchant.profile.status, status);
  merchant.profile.status = status;
}

function moveAudit(merchant: Merchant, stage: number, state: number, at: number, reason: Reason = ''): void {
  const { audit } = merchant.profile;
  assertTransition('audit', audit.state, state);
  merchant.profile.audit = { stage, state, reason, fields: [], updated_time: at };
}

function fail(merchant: Merchant, at: number): void {
  moveAudit(merchant, auditStage.advanced, auditState.failed, at, 'documentRefused');
  merchant.profile.audit.fields = [{ field: 'documents', reason: 'documentUnreadable' }];
  moveUser(merchant, userStatus.failed);
  notify(merchant, at, {
    type: notificationType.permission,
    notice: 'permissionFailed',
    values: {},
    link: '/openAuth',
  });
}

function pass(merchant: Merchant, at: number): void {
  moveAudit(merchant, auditStage.advanced, auditState.passed, at);
  moveAudit(merchant, auditStage.completed, auditState.progress, at);
  moveAudit(merchant, auditStage.completed, auditState.passed, at);
  moveUser(merchant, userStatus.authorised);
  notify(merchant, at, {
    type: notificationType.permission,
    notice: 'permissionOpened',
    values: {},
    link: '/initPage',
  });
}

/** Omits the content of a data URL, because the bytes of an image could contain any text. */
const nameOf = (url: string): string => (url.startsWith('data:') ? (url.split(',', 1)[0] ?? '') : url);

/** A website URL or a document name that contains "reject" simulates a rejection. */
function followAudit(bank: Bank, merchant: Merchant, isGood: boolean, from: number): void {
  bank.scheduler.schedule(primaryAudit, from + STAGE_SECONDS, merchant, from);
  bank.scheduler.schedule(advancedAudit, from + 2 * STAGE_SECONDS, merchant, from, isGood ? 1n : 0n);
}

/** The scheduled review of a canceled application must not change a newer application. */
const isStill = ({ profile }: Merchant, from: number, stage: number): boolean =>
  profile.opening?.submitted_time === from &&
  profile.status === userStatus.underReview &&
  profile.audit.stage === stage;

const primaryAudit = happening('audit.primary', (_bank, merchant, from, at) => {
  if (!isStill(merchant, from, auditStage.primary)) return;
  moveAudit(merchant, auditStage.primary, auditState.passed, at);
  moveAudit(merchant, auditStage.advanced, auditState.progress, at);
});

const advancedAudit = happening('audit.advanced', (_bank, merchant, from, at, isGood) => {
  if (!isStill(merchant, from, auditStage.advanced)) return;
  if (isGood) pass(merchant, at);
  else fail(merchant, at);
});

function missing(merchant: Merchant, { documents = [] }: UserChange): Record<string, FieldError> {
  const { name, merchant: shown } = merchant.profile;
  const errors: Record<string, FieldError> = {};
  if (name.trim() === '') errors['name'] = 'required';
  if (shown.website === '') errors['merchant.website'] = 'urlAddress';
  if (shown.address.country === '') errors['merchant.address.country'] = 'required';
  if (documents.length === 0) errors['documents'] = 'required';
  return errors;
}

export function handedIn({ profile }: Merchant, change: UserChange, now: number): Opening {
  const { website, telegram, x, time_zone, address } = profile.merchant;
  return {
    submitted_time: now,
    expected_time: now + 2 * STAGE_SECONDS,
    name: profile.name,
    contact: {
      email: profile.email,
      area_code: change.contact?.area_code ?? '',
      phone: change.contact?.phone ?? '',
    },
    business: change.business ?? { type: 0, model: '', volume: '' },
    merchant: { website, telegram, x, time_zone, address },
    documents: change.documents ?? [],
  };
}

export function cancelApplication(call: Call): void {
  const { profile } = call.merchant;
  if (profile.status === userStatus.authorised || profile.status === userStatus.abnormal)
    throw new ApiError(errorCode.ACCOUNT_OPENED);
  if (profile.status !== userStatus.underReview) throw operationFailed('state_conflict');
  moveUser(call.merchant, userStatus.notOpened);
  profile.audit = startedAudit(call.now);
  logAction(call, logType.settings, 'openingCanceled');
}

export function submitOpening(call: Call, change: UserChange): void {
  const { merchant, bank, now } = call;
  const { profile } = merchant;
  if (profile.status === userStatus.authorised || profile.status === userStatus.abnormal)
    throw new ApiError(errorCode.ACCOUNT_OPENED);
  if (profile.status === userStatus.underReview) throw new ApiError(errorCode.UNDER_REVIEW);
  const errors = missing(merchant, change);
  if (Object.keys(errors).length > 0) throw new ApiError(errorCode.PARAMETER_ERROR, { errors });
  assertEmail(call, emailPurpose.opening, change.email_code ?? '');
  moveUser(merchant, userStatus.underReview);
  profile.opening = handedIn(merchant, change, now);
  profile.audit = startedAudit(now);
  const isRefused =
    merchant.settings.refusesApplications ||
    [...(change.documents ?? []).map(nameOf), profile.merchant.website].some((name) =>
      name.includes('reject'),
    );
  followAudit(bank, merchant, !isRefused, now);
  logAction(call, logType.settings, 'submitted');
}
