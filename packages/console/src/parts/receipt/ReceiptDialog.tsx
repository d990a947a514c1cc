import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { PrinterIcon } from '@settlement/design-system/icons';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { messageFiles } from '#i18n/catalog.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { isLanguage, type Language, languageNames, languages } from '#i18n/language.ts';
import { type Text, textOf, useText } from '#i18n/useText.ts';
import type { ReceiptOf } from './receipt.ts';
import { brandAtom } from '#data/brand.ts';
import { userQueryAtom } from '#data/user.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { NO_VALUE } from '#i18n/amounts.ts';
import * as css from './receipt.css.ts';
import { DialogButtons } from '#parts/DialogButtons.tsx';

interface ReceiptPaperProps {
  readonly of: ReceiptOf;
  /** The texts in the language of the receipt, which may differ from the language of the page. */
  readonly text: Text;
  readonly language: Language;
}

const signs = { item: '', less: '− ', total: '' } as const;

function ReceiptPaper({ of, text, language }: ReceiptPaperProps) {
  const formats = useFormats();
  const user = useAtomValue(userQueryAtom).data;
  const { name } = useAtomValue(brandAtom);
  const { title, number, time, token, lines, facts } = of(text);
  return (
    <article className={css.paper} lang={language}>
      <header className={css.head}>
        <strong>{name ?? text('common.product')}</strong>
        <span>{title}</span>
      </header>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.term}>{text('account.basic.merchant')}</dt>
          <dd className={css.value}>
            {user?.name} ({user?.mchid})
          </dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{text('funds.column.trade_no')}</dt>
          <dd className={css.value}>{number}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{text('receipts.time')}</dt>
          <dd className={css.value}>{time > 0 ? `${formats.time(time)} (${formats.zone})` : NO_VALUE}</dd>
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

export interface ReceiptDialogProps {
  readonly of: ReceiptOf;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function ReceiptDialog({ of, isOpen, onOpenChange }: ReceiptDialogProps) {
  const text = useText();
  const catalog = useAtomValue(catalogAtom);
  const pageLanguage = useAtomValue(languageAtom);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [, noteLoad] = useReducer((loads: number) => loads + 1, 0);
  const [failed, setFailed] = useState<Language>();
  const choose = (id: string) => {
    const chosen = isLanguage(id) ? id : pageLanguage;
    setLanguage(chosen);
    setFailed(undefined);
    catalog.loadNow(chosen, messageFiles).then(noteLoad, () => setFailed(chosen));
  };
  const paper = catalog.has(language, messageFiles) && (
    <ReceiptPaper of={of} text={textOf(catalog, language)} language={language} />
  );

  return (
    <Dialog
      title={text('common.receipt')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <DialogButtons onCancel={close} cancelLabel={text('common.close')}>
          <Button
            icon={<PrinterIcon aria-hidden="true" />}
            isDisabled={!paper}
            onPress={() => window.print()}
          >
            {text('receipts.print')}
          </Button>
        </DialogButtons>
      )}
    >
      <Stack gap="m" align="stretch">
        <SegmentedControl
          label={text('receipts.language')}
          items={languages.map((one) => ({ id: one, label: languageNames[one] }))}
          value={language}
          onChange={choose}
        />
        {paper || (failed === language ? text('common.failed.title') : <Skeleton lines={8} height="16px" />)}
        {paper &&
          createPortal(
            <div className={css.printed} aria-hidden="true">
              {paper}
            </div>,
            document.body,
          )}
      </Stack>
    </Dialog>
  );
}
