import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { paymentList } from '#data/payments.ts';
import { sendingRowAtom } from '#data/money/sendingRow.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { selectedPaymentsAtom } from '#data/refundSelection.ts';
import { deviceAtom } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { RowDetail } from '#parts/list/RowDetail.tsx';
import { withPanel } from '#parts/list/list.css.ts';
import { RefundForm } from './RefundForm.tsx';
import * as css from './refunds.css.ts';

/** Shows the refunds of the selected payments next to the list, or a bar that opens them. */
export function SeveralRefunds() {
  const text = useText();
  const [selected, select] = useAtom(selectedPaymentsAtom);
  const isSending = useAtomValue(sendingRowAtom) !== undefined;
  const [{ detail }] = useUrlState(paymentList.stateAtom);
  const isDesktop = useAtomValue(deviceAtom) === 'desktop';
  const isWide = useMediaQuery(withPanel) && isDesktop;
  const [isOpened, setOpened] = useState(false);
  const count = selected.length;
  const [closedAt, setClosedAt] = useState(0);
  const isOpen = detail === undefined && count > 0 && (isOpened || (isWide && closedAt !== count));

  return (
    <>
      {!isOpen && (
        <div className={css.bar}>
          <Text weight="semibold">
            <span role="status">{text('payments.refunds.selected', { count })}</span>
          </Text>
          <Inline gap="s">
            <Button variant="outline" isDisabled={isSending} onPress={() => select([])}>
              {text('common.list.clearSelection')}
            </Button>
            <Button onPress={() => setOpened(true)}>{text('payments.refunds.open', { count })}</Button>
          </Inline>
        </div>
      )}
      <RowDetail
        title={text('payments.refunds.open', { count })}
        rows={undefined}
        open={isOpen ? 'refunds' : undefined}
        onOpen={() => undefined}
        onClose={() => {
          setOpened(false);
          setClosedAt(count);
        }}
      >
        <RefundForm />
      </RowDetail>
    </>
  );
}
