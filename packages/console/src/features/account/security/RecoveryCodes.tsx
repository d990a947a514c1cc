import { Banner } from '@settlement/design-system/Banner';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { DownloadIcon, PrinterIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { userAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { useLock } from '#kit/form/useLock.ts';
import { saveFile } from '#lib/saveFile.ts';
import { CopyValue } from '#parts/CopyValue.tsx';
import { useRowSize } from '#parts/useRowSize.ts';
import * as css from './security.css.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onLock: (isLocked: boolean) => void;
  readonly onDone: () => void;
}

/** Shown once: the only way back when the device is lost, so leaving has to be earned. */
export function RecoveryCodes({ codes, onLock, onDone }: RecoveryCodesProps) {
  const text = useText();
  const size = useRowSize();
  const user = useAtomValue(userAtom);
  const [isSaved, setSaved] = useState(false);
  useLock(onLock, !isSaved);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  const page = `${text('account.recovery.fileTitle', { id: user?.mchid ?? '' })}\n\n${codes.join('\n')}\n`;

  return (
    <div ref={container} tabIndex={-1} className={css.codesStep}>
      <Banner tone="caution" title={text('account.recovery.title')} role="status">
        {text('account.recovery.text')}
      </Banner>
      <ul className={css.codes} aria-label={text('account.recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          variant="outline"
          size={size}
          icon={<DownloadIcon aria-hidden="true" />}
          onPress={() => saveFile(new Blob([page], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {text('account.recovery.download')}
        </Button>
        <Button
          variant="outline"
          size={size}
          icon={<PrinterIcon aria-hidden="true" />}
          onPress={() => window.print()}
        >
          {text('account.recovery.print')}
        </Button>
        <CopyValue value={codes.join('\n')} what={text('account.recovery.title')} />
      </div>
      <Checkbox isSelected={isSaved} onChange={setSaved}>
        {text('account.recovery.saved')}
      </Checkbox>
      <Inline justify="end">
        <Button isDisabled={!isSaved} onPress={onDone}>
          {text('account.recovery.done')}
        </Button>
      </Inline>
    </div>
  );
}
