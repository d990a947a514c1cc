import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { ShortName } from '#parts/values/ShortName.tsx';
import * as css from '../withdraw.css.ts';

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
