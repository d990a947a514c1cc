import type { DescriptionItem } from '@settlement/design-system/DescriptionList';
import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useFormats } from '#data/useFormats.ts';
import { formatRate } from '#i18n/rates.ts';
import { useZoneName } from '#data/useZoneName.ts';
import { useText } from '#i18n/useText.ts';
import { hostOf } from '#lib/hostOf.ts';
import { Amount } from '#parts/Amount.tsx';
import { CopyValue } from '#parts/CopyValue.tsx';
import { FullAddress } from '#parts/FullAddress.tsx';
import * as css from '../funds.css.ts';

/** The lines that the drawers of all movements are made of; an empty value is a dash. */
export function useFacts() {
  const text = useText();
  const formats = useFormats();
  const zoneName = useZoneName();
  const dash = (value: string) => (value === '' ? '—' : value);
  return {
    plain: (term: string, value: string): DescriptionItem => ({
      term,
      detail: <span className={css.breakable}>{dash(value)}</span>,
    }),
    number: (term: string, value: string): DescriptionItem => ({
      term,
      detail: <span className={css.breakable}>{value}</span>,
      copy: <CopyValue value={value} what={term} />,
    }),
    amount: (term: string, value: string, token: string, isStrong = false): DescriptionItem => ({
      term,
      detail: <Amount value={value} token={token} isStrong={isStrong} />,
      isStrong,
    }),
    /** With what it was worth in USDT at the time. */
    worth: (term: string, value: string, token: string, usdt: string): DescriptionItem => ({
      term,
      detail: (
        <span className={css.stackedEnd}>
          <Amount value={value} token={token} />
          <span className={css.word}>{text('funds.detail.usdt', { usdt: formats.amount(usdt) })}</span>
        </span>
      ),
    }),
    rate: (term: string, value: string, token: string): DescriptionItem => ({
      term,
      detail: (
        <span title={`${formats.exact(value)} ${token}`}>
          {formatRate(value)} {token}
        </span>
      ),
    }),
    address: (term: string, value: string): DescriptionItem => ({
      term,
      detail: value === '' ? '—' : <FullAddress value={value} />,
      copy: value === '' ? undefined : <CopyValue value={value} what={term} />,
    }),
    /** With the way to the explorer, whose host is named. */
    hash: (term: string, value: string, url: string): DescriptionItem => {
      if (value === '') return { term, detail: '—' };
      const host = hostOf(url);
      return {
        term,
        detail:
          host === undefined ? (
            <TruncatedId value={value} />
          ) : (
            <Link href={url} isExternal externalLabel={text('common.newTab')}>
              <TruncatedId value={value} />
              <VisuallyHidden>, {text('funds.detail.explorer', { host })}</VisuallyHidden>
            </Link>
          ),
        copy: <CopyValue value={value} what={term} />,
      };
    },
    time: (term: string, seconds: number): DescriptionItem => ({
      term,
      detail: seconds > 0 ? formats.time(seconds) : '—',
    }),
    zone: (): DescriptionItem => ({ term: text('funds.detail.zone'), detail: zoneName }),
  };
}
