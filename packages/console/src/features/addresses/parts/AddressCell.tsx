import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { IconButton } from '@settlement/design-system/IconButton';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { EyeIcon, EyeOffIcon } from '@settlement/design-system/icons';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/CopyValue.tsx';
import { FullAddress } from '#parts/FullAddress.tsx';
import * as css from '../addresses.css.ts';

/** Shortened in the list, in full on request; the clipboard always gets all of it. */
export function AddressCell({ address, label }: Pick<SavedAddress, 'address' | 'label'>) {
  const text = useText();
  const [isFull, setFull] = useState(false);
  return (
    <span className={css.address}>
      {isFull ? <FullAddress value={address} /> : <TruncatedId value={address} />}
      <IconButton
        size="small"
        label={text(isFull ? 'addresses.hide' : 'addresses.show')}
        icon={isFull ? <EyeOffIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
        onPress={() => setFull(!isFull)}
      />
      <CopyValue value={address} what={text('addresses.copyName', { label })} />
    </span>
  );
}
