import type { LogEntry, Session as SessionShown } from '#contract/activity.ts';
import type { UserInfo } from '#contract/user.ts';
import type { SavedView } from '#contract/views.ts';
import type { Call } from '#core/http/implement.ts';
import { formatText, type Language, type LogKey, reasonText } from '#core/text/formatText.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { LogRow, ViewRow } from '#core/books/rows/settings.ts';
import type { Session } from '#core/access/sessions.ts';
import { columnsOf } from '#core/files/columns.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';

export function projectUser(merchant: Merchant, language: Language): UserInfo {
  const { profile, settings } = merchant;
  return {
    mchid: merchant.mchid,
    name: profile.name,
    email: profile.email,
    status: profile.status,
    bind_google_auth: profile.totpSecret !== '',
    phone: profile.phone,
    area_code: profile.areaCode,
    password: profile.passwordHash !== '',
    trade_password: profile.tradePasswordHash !== '',
    security_switch: profile.switches,
    audit: {
      ...profile.audit,
      reason: reasonText(profile.audit.reason, language),
      fields: profile.audit.fields.map(({ field, reason }) => ({
        field,
        reason: reasonText(reason, language),
      })),
    },
    merchant: profile.merchant,
    withdraw_lock_until: profile.lockUntil,
    withdraw_lock_reason: settings.isFrozen ? 'frozen' : profile.lockReason,
    security_time: {
      google_auth: profile.totpSecret === '' ? lastTime(merchant, 'googleUnbound') : profile.totpBoundAt,
      email: lastTime(merchant, 'mailbox'),
      phone: lastTime(merchant, 'phone'),
      password: lastTime(merchant, 'accountPassword'),
      trade_password: lastTime(merchant, 'tradePassword'),
    },
    gas_opened: settings.isGasOpened,
    test_mode: true,
    has_payments: merchant.paidCount > 0,
    anti_phishing: profile.antiPhishing ?? '',
    last_login: profile.lastLogin,
  };
}

const lastTime = ({ rows }: Merchant, textKey: LogKey): number =>
  rows.logs.all().findLast((row) => row.textKey === textKey)?.at ?? 0;

export function projectLog(row: LogRow, sessionId: string, language: Language): LogEntry {
  return {
    id: String(500_001 + row.index),
    type: row.type,
    content: formatText(language, `log.${row.textKey}`, row.values),
    result: row.result,
    ip: row.ip,
    device: row.device,
    address: row.address,
    created_time: row.at,
    current: row.sessionId === sessionId,
  };
}

export function projectSession(session: Session, currentId: string): SessionShown {
  const { id, ip, device, address, createdAt, lastActiveAt } = session;
  return {
    id,
    ip,
    device,
    address,
    created_time: createdAt,
    last_time: lastActiveAt,
    current: id === currentId,
  };
}

export function projectView(row: ViewRow): SavedView {
  return {
    id: String(row.index + 1),
    area: row.area,
    name: row.name,
    query: row.query,
    created_time: row.createdAt,
  };
}

export function logSheet(call: Call): Sheet<LogEntry> {
  const { text, time, code } = columnsOf<LogEntry, 'account.log'>(call.language, 'account.log');
  return {
    area: 'operation-log',
    noun: 'account.log',
    filters: movementFilters(call),
    columns: [
      time('created_time'),
      text('content', 44),
      code('type', 'account.log.type'),
      code('result', 'account.log.result'),
      text('ip', 22),
      text('device', 22),
      text('address', 22),
    ],
  };
}
