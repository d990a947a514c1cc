import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { ShortName } from '#parts/ShortName.tsx';
import * as css from '../withdraw.css.ts';

/** Where a withdrawal went: by its label in the address book, where it has one, and by its address. */
export function Recipient({ label, address }: Pick<Withdrawal, 'label' | 'address'>) {
  return label === '' ? (
    <TruncatedId value={address} />
  ) : (
    <span className={css.recipient}>
      <ShortName>{label}</ShortName>
      <span className={css.recipientAddress}>
        <TruncatedId value={address} />
      </span>
    </span>
  );
}
