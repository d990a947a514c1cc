import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { PrinterIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import type { Language } from '#i18n/language.ts';
import { textOf } from '#i18n/textOf.ts';
import { useText } from '#i18n/useText.ts';
import type { ReceiptOf } from './receipt.ts';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import * as css from './receipt.css.ts';

export interface ReceiptDialogProps {
  readonly of: ReceiptOf;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const languages = [
  { id: 'en-US', label: 'English' },
  { id: 'zh-CN', label: '简体中文' },
] as const;

/** A receipt to print or to save as PDF, in the language of its recipient. */
export function ReceiptDialog({ of, isOpen, onOpenChange }: ReceiptDialogProps) {
  const text = useText();
  const catalog = useAtomValue(catalogAtom);
  const pageLanguage = useAtomValue(languageAtom);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  // The other language's messages are not there until they are asked for.
  const [loaded, setLoaded] = useState<Language>(pageLanguage);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (id: string) => {
    const next = languages.find((one) => one.id === id)?.id ?? pageLanguage;
    setLanguage(next);
    setFailed(false);
    try {
      await catalog.load(next, ['receipts']);
      setLoaded(next);
    } catch {
      setFailed(true);
    }
  };
  const paper = loaded === language && (
    <ReceiptPaper of={of} text={textOf(catalog, language)} language={language} />
  );

  return (
    <Dialog
      title={text('receipts.title')}
      closeLabel={text('common.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <Inline justify="end">
          <Button variant="outline" onPress={close}>
            {text('common.close')}
          </Button>
          <Button
            icon={<PrinterIcon aria-hidden="true" />}
            isDisabled={!paper}
            onPress={() => window.print()}
          >
            {text('receipts.print')}
          </Button>
        </Inline>
      )}
    >
      <Stack gap="m" align="stretch">
        <SegmentedControl
          label={text('receipts.language')}
          items={languages}
          value={language}
          onChange={(id) => void choose(id)}
        />
        {paper || (hasFailed ? text('common.failed.title') : <Skeleton lines={8} height="16px" />)}
        {paper &&
          // The copy that is printed, beside everything else; only paper shows it.
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
