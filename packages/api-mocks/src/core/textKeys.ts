import type { IdAfter } from './formatText.ts';

/** Why an audit, the chain or a rule on outgoing money refused. */
export type ReasonKey = IdAfter<'reason'>;
/** A reason as it is kept; its text is chosen when it is read. */
export type Reason = ReasonKey | '';

/** What a server says that breaks. */
export type BrokenKey = IdAfter<'broken'>;

/** What the operation log says. */
export type LogKey = IdAfter<'log'>;

/** What support answers. */
export type SupportKey = IdAfter<'support'>;

/** What of the security of an account was changed. */
export type SecurityKey = IdAfter<'security'>;

type PartOfNotification = IdAfter<'notification'>;
export type NotificationKey = PartOfNotification extends infer Part
  ? Part extends `${infer Key}.title`
    ? Key
    : never
  : never;

type Coded = IdAfter<'code'>;
/** Kinds of codes that the screens and the exports have a text for. */
export type CodeKind = Coded extends infer Id ? (Id extends `${infer Kind}.${number}` ? Kind : never) : never;

type InSheet = IdAfter<'sheet'>;
/** Lists that can be exported. */
export type SheetArea = InSheet extends infer Id ? (Id extends `${infer Area}.title` ? Area : never) : never;

/** What a list is filtered by. */
export type FilterKey = IdAfter<'filter'>;

/** What the rows of a list add up to. */
export type SumKey = IdAfter<'sum'>;
