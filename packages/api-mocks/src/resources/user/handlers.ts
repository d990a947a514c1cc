import { errorCode } from '#contract/errors.ts';
import {
  emailPurpose,
  movementProgress,
  logType,
  paymentStatus,
  withdrawalStatus,
} from '#contract/enumerations.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import { type Asset, assets } from '#core/catalogue/tokens.ts';
import type { Handlers } from '#core/http/implement.ts';
import { availableOf, frozenOf } from '#core/books/ledger.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { units } from '#core/books/money.ts';
import { pageOf, testsOf, within } from '#core/books/paging.ts';
import type { LogRow } from '#core/books/rows/settings.ts';
import { stateOf } from '../payments/project.ts';
import { assertTicket } from '../security/verification.ts';
import { editProfile } from './edit.ts';
import { logSheet, projectLog, projectSession, projectUser, projectView } from './project.ts';
import { cancelApplication, handedIn } from './opening.ts';

const openStatuses = new Set<number>([
  withdrawalStatus.auditing,
  withdrawalStatus.transferring,
  withdrawalStatus.confirming,
  withdrawalStatus.abnormal,
]);
const unsettled = new Set<number>([
  paymentStatus.toBePaid,
  paymentStatus.underRefund,
  paymentStatus.chainConfirmationFailure,
]);

/** Only a balance above the smallest withdrawal can be withdrawn. */
const isBalanceLeft = ({ ledger }: Merchant, asset: Asset): boolean =>
  availableOf(ledger, asset.index) > units(asset.minWithdraw, asset.decimals) ||
  frozenOf(ledger, asset.index) > 0n;

function assertNonePending(merchant: Merchant): void {
  if (assets.some((asset) => isBalanceLeft(merchant, asset))) throw operationFailed('balance_left');
  const isPending =
    merchant.rows.withdrawals.all().some(({ status }) => openStatuses.has(status)) ||
    // Until a swap is completed, the amount to exchange is neither available nor on hold.
    merchant.rows.swaps.all().some(({ progress }) => progress === movementProgress.inProgress) ||
    // The balance doesn't include deposits without confirmations.
    merchant.rows.recharges.all().some(({ progress }) => progress === movementProgress.inProgress) ||
    // After the expiry of an order, a late payment can be in progress.
    merchant.rows.payments.all().some((row) => unsettled.has(row.status) || stateOf(row) === 'confirming');
  if (isPending) throw operationFailed('pending_orders');
}

export const userHandlers = {
  // Without a submitted application, the form starts with the profile data.
  'user.opening': ({ merchant }) => ({
    ...(merchant.profile.opening ?? { ...handedIn(merchant, {}, 0), expected_time: 0 }),
  }),

  'user.cancelOpening': (call) => {
    cancelApplication(call);
    return null;
  },

  'user.info': ({ merchant, language }) => projectUser(merchant, language),

  'user.edit': (call) => {
    editProfile(call, call.body);
    return projectUser(call.merchant, call.language);
  },

  'user.delete': (call) => {
    const { body, merchant, bank } = call;
    if (body.mchid_confirm !== merchant.mchid) throw fieldError('mchid_confirm', 'mchid');
    assertNonePending(merchant);
    assertTicket(call, body.ticket, emailPurpose.withdrawal);
    bank.sessions.closeAll(merchant.key);
    bank.directory.remove(merchant);
    return null;
  },

  'user.log': {
    handle: ({ merchant, query, page, session, language }) =>
      pageOf(
        merchant.rows.logs,
        page,
        testsOf<LogRow, typeof query>(
          query,
          within((row) => row.at),
        ),
        (row) => projectLog(row, session.id, language),
      ),
    sheet: logSheet,
  },

  'user.sessions': ({ bank, merchant, session, now }) => {
    const list = bank.sessions
      .of(merchant.key)
      .filter((one) => !one.isPending && one.expireAt > now)
      .map((one) => projectSession(one, session.id));
    return { list, total: list.length };
  },

  'user.revokeSessions': (call) => {
    const { bank, merchant, session, body } = call;
    const others = bank.sessions.of(merchant.key).filter(({ id }) => id !== session.id);
    const ended = body.id === undefined ? others : others.filter(({ id }) => id === body.id);
    if (body.id !== undefined && ended.length === 0) throw operationFailed('not_found');
    for (const one of ended) bank.sessions.close(one.token);
    logAction(call, logType.security, 'sessionsEnded', { count: String(ended.length) });
    return { count: ended.length };
  },

  'user.views': ({ merchant, query }) => {
    const list = merchant.rows.views
      .all()
      .filter((row) => !row.isDeleted && (!query.area || row.area === query.area))
      .map(projectView);
    return { list, total: list.length };
  },

  'user.saveView': ({ merchant, body, now }) => {
    const { views } = merchant.rows;
    if (views.all().some((row) => !row.isDeleted && row.area === body.area && row.name === body.name))
      throw new ApiError(errorCode.NAME_EXISTS);
    return projectView(views.add((index) => ({ index, ...body, createdAt: now, isDeleted: false })));
  },

  'user.deleteView': ({ merchant, body }) => {
    const { views } = merchant.rows;
    const row = views.all().find((one) => !one.isDeleted && projectView(one).id === body.id);
    if (!row) throw operationFailed('not_found');
    views.replace(row.index, { ...row, isDeleted: true });
    return null;
  },
} satisfies Partial<Handlers>;
