import { Card } from '@settlement/design-system/Card';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { Transfer } from './Transfer.tsx';

/** `/property/transfer?id=`: a transfer to another merchant. */
export function TransferScreen() {
  return (
    <MoveMoneyPage>
      <Card>
        <Transfer />
      </Card>
    </MoveMoneyPage>
  );
}
