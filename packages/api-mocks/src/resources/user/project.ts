import type { LogEntry, SavedView, Session as SessionShown, UserInfo } from '../../contract/user.ts';
import type { Call } from '../../core/implement.ts';
import { fill, type Language } from '../../core/language.ts';
import { type LogKey, logTexts } from '../../core/logTexts.ts';
import type { Merchant } from '../../core/merchant.ts';
import { reasonText } from '../../core/reasonTexts.ts';
import type { LogRow, ViewRow } from '../../core/rows/settings.ts';
import type { Session } from '../../core/sessions.ts';
import type { Sheet } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';

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
    anti_phishing: profile.antiPhishing ?? '',
    last_login: profile.lastLogin,
  };
}

/** When something was last done, as the operation log has it. */
const lastTime = ({ rows }: Merchant, textKey: LogKey): number =>
  rows.logs.all().findLast((row) => row.textKey === textKey)?.at ?? 0;

export function projectLog(row: LogRow, sessionId: string, language: Language): LogEntry {
  return {
    id: String(500_001 + row.index),
    type: row.type,
    content: fill(logTexts[row.textKey][language], row.values),
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

const text = { kind: 'text', width: 22 } as const;

export function logSheet({ merchant }: Call): Sheet<LogEntry> {
  const zone = merchant.profile.merchant.time_zone;
  return {
    area: 'operation-log',
    title: { en: 'Activity log', zh: '操作日志' },
    columns: [
      {
        key: 'created_time',
        title: { en: 'Time', zh: '时间' },
        kind: 'time',
        width: 20,
        value: (row) => stampOf(zone, row.created_time),
      },
      {
        key: 'content',
        title: { en: 'Action', zh: '操作' },
        kind: 'text',
        width: 44,
        value: (row) => row.content,
      },
      { key: 'ip', title: { en: 'IP', zh: 'IP' }, ...text, value: (row) => row.ip },
      { key: 'device', title: { en: 'Device', zh: '设备' }, ...text, value: (row) => row.device },
      { key: 'address', title: { en: 'Location', zh: '登录地点' }, ...text, value: (row) => row.address },
    ],
  };
}
