import { useAtomValue } from 'jotai';
import { userQueryAtom } from '#data/user.ts';
import { useFormats } from '#data/useFormats.ts';
import type { Language } from '#i18n/language.ts';
import type { Text } from '#i18n/useText.ts';
import type { ReceiptOf } from './receipt.ts';
import * as css from './receipt.css.ts';

interface ReceiptPaperProps {
  readonly of: ReceiptOf;
  /** In the language of the receipt, which need not be that of the page. */
  readonly text: Text;
  readonly language: Language;
}

const signs = { item: '', less: '− ', total: '' } as const;

/** A receipt as it is printed: who, what, itemised to the last digit, and where it can be checked. */
export function ReceiptPaper({ of, text, language }: ReceiptPaperProps) {
  const formats = useFormats();
  const user = useAtomValue(userQueryAtom).data;
  const { title, number, time, token, lines, facts } = of(text);
  return (
    <article className={css.paper} lang={language}>
      <header className={css.head}>
        <strong>{text('receipts.product')}</strong>
        <span>{title}</span>
      </header>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.term}>{text('receipts.merchant')}</dt>
          <dd className={css.value}>
            {user?.name} ({user?.mchid})
          </dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{text('receipts.number')}</dt>
          <dd className={css.value}>{number}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{text('receipts.time')}</dt>
          <dd className={css.value}>
            {formats.time(time)} ({formats.zone})
          </dd>
        </div>
        {facts.map(({ term, value }) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={css.lines}>
        <caption className={css.caption}>{text('receipts.lines')}</caption>
        <tbody>
          {lines.map(({ term, amount, kind }) => (
            <tr key={term} className={kind === 'total' ? css.total : undefined}>
              <th scope="row" className={css.lineTerm}>
                {term}
              </th>
              <td className={css.lineAmount}>
                {signs[kind]}
                {formats.exact(amount)} {token}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
