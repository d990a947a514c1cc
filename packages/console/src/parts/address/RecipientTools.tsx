import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { AddressFamily } from '@settlement/api-mocks/rules/addressFamilies';
import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { Tooltip } from '@settlement/design-system/Tooltip';
import { BookUserIcon, ScanIcon } from '@settlement/design-system/icons';
import { useState } from 'react';
import { useToasts } from '#data/page/toasts.ts';
import { useText } from '#i18n/useText.ts';
import { AddressBookDrawer } from './AddressBookDrawer.tsx';
import { ScanDialog } from './ScanDialog.tsx';
import * as css from './address.css.ts';

const canPaste = () => typeof navigator.clipboard?.readText === 'function';

interface RecipientToolsProps {
  /** If true, the address book button shows an icon instead of text. */
  readonly isCompact: boolean;
  readonly hasBook: boolean;
  /** The address family of the selected network, or undefined if no network is selected. */
  readonly family: AddressFamily | undefined;
  /** The ID of a token on a network. Saved addresses for this token are listed first. */
  readonly currencyId: string;
  /** Receives the text that the user pasted or scanned. */
  readonly onText: (text: string) => void;
  readonly onTake: (entry: SavedAddress) => void;
}

export function RecipientTools(props: RecipientToolsProps) {
  const { isCompact, hasBook, family, currencyId, onText, onTake } = props;
  const text = useText();
  const toasts = useToasts();
  const [isBookOpen, setBookOpen] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const paste = async () => {
    try {
      onText(await navigator.clipboard.readText());
    } catch {
      toasts.add({ tone: 'caution', title: text('withdrawals.address.cannotPaste') });
    }
  };

  return (
    <span className={css.fieldActions}>
      {canPaste() && (
        <Button variant="ghost" size="small" onPress={() => void paste()}>
          {text('withdrawals.address.paste')}
        </Button>
      )}
      <Tooltip label={text('withdrawals.scan.open')}>
        <IconButton
          label={text('withdrawals.scan.open')}
          icon={<ScanIcon aria-hidden="true" />}
          size="small"
          onPress={() => setScanning(true)}
        />
      </Tooltip>
      {!hasBook ? null : isCompact ? (
        <IconButton
          label={text('shell.nav.addresses')}
          icon={<BookUserIcon aria-hidden="true" />}
          size="small"
          onPress={() => setBookOpen(true)}
        />
      ) : (
        <Button
          variant="ghost"
          tone="accent"
          size="small"
          icon={<BookUserIcon size={16} aria-hidden="true" />}
          onPress={() => setBookOpen(true)}
        >
          {text('shell.nav.addresses')}
        </Button>
      )}
      {hasBook && (
        <AddressBookDrawer
          isOpen={isBookOpen}
          onClose={() => setBookOpen(false)}
          family={family}
          currencyId={currencyId}
          onTake={(entry) => {
            setBookOpen(false);
            onTake(entry);
          }}
        />
      )}
      {isScanning && (
        <ScanDialog
          onClose={() => setScanning(false)}
          onRead={(found) => {
            setScanning(false);
            onText(found);
          }}
        />
      )}
    </span>
  );
}
