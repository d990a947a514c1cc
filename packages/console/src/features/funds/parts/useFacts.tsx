import type { DescriptionItem } from '@settlement/design-system/DescriptionList';
import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useFormats } from '#data/formats/useFormats.ts';
import { formatRate } from '#i18n/rates.ts';
import { useZoneName } from '#data/formats/useZoneName.ts';
import { useText } from '#i18n/useText.ts';
import { hostOf } from '#lib/address/hostOf.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import * as css from '../funds.css.ts';

/**
 * Returns functions that create lines of details. An empty value becomes a dash. An undefined value has no
 * line.
 */
export function useFacts() {
  const text = useText();
  const formats = useFormats();
  const zoneName = useZoneName();
  const dash = (value: string) => (value === '' ? '—' : value);
  return {
    plain: (term: string, value: string | undefined): DescriptionItem | undefined =>
      value === undefined
        ? undefined
        : { term, detail: <span className={css.breakable}>{dash(value)}</span> },
    number: (term: string, value: string): DescriptionItem => ({
      term,
      detail: <span className={css.breakable}>{value}</span>,
      copy: <CopyValue value={value} what={term} />,
    }),
    amount: (
      term: string,
      value: string | undefined,
      token: string,
      isStrong = false,
    ): DescriptionItem | undefined =>
      value === undefined
        ? undefined
        : { term, detail: <Amount value={value} token={token} isStrong={isStrong} />, isStrong },
    worth: (term: string, value: string, token: string, usdt: string | undefined): DescriptionItem => ({
      term,
      detail: (
        <span className={css.stackedEnd}>
          <Amount value={value} token={token} />
          {usdt !== undefined && token !== 'USDT' && (
            <span className={css.word}>{text('funds.detail.usdt', { usdt: formats.amount(usdt) })}</span>
          )}
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
    address: (term: string, value: string | undefined): DescriptionItem | undefined =>
      value === undefined
        ? undefined
        : {
            term,
            detail: value === '' ? '—' : <FullAddress value={value} />,
            copy: value === '' ? undefined : <CopyValue value={value} what={term} />,
          },
    hash: (term: string, value: string | undefined, url: string): DescriptionItem | undefined => {
      if (value === undefined) return undefined;
      if (value === '') return { term, detail: '—' };
      const host = hostOf(url);
      return {
        term,
        detail:
          host === undefined ? (
            <TruncatedId value={value} />
          ) : (
            <Link href={url} isExternal>
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
    zone: (): DescriptionItem => ({ term: text('common.region.zone'), detail: zoneName }),
  };
}
