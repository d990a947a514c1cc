import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { createTransfer } from '@settlement/api-mocks/contract/transfers';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { callEndpoint } from '#data/calls/endpointQuery.ts';
import { userAtom } from '#data/user.ts';
import { usePerform } from '#data/money/verification.ts';
import { useText } from '#i18n/useText.ts';
import { newRequestId } from '#lib/money/newRequestId.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';

interface AskingProps {
  /** If true, the dialog opens before the request. Otherwise, after error 10038. */
  readonly asksFirst: boolean;
}

export function Asking({ asksFirst }: AskingProps) {
  const { get } = useStore();
  const perform = usePerform();
  const text = useText();
  const isKnown = useAtomValue(userAtom) !== undefined;
  const [outcome, setOutcome] = useState('');
  const ask = async () => {
    const request_id = newRequestId();
    const body = { request_id, account: '10013401', id: '101', amount: '1' };
    try {
      const { isDone } = await perform({
        asksFirst,
        purpose: emailPurpose.withdrawal,
        content: () => ({
          title: text('assets.transfer.confirm'),
          confirmLabel: text('assets.action.transfer'),
          recap: (
            <>
              <strong>1.000000 USDT</strong> →
              <FullAddress value="TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs" />
            </>
          ),
        }),
        call: (codes) => callEndpoint(get, createTransfer, { body: { ...body, ...codes } }),
      });
      setOutcome(text(isDone ? 'assets.transfer.doneText' : 'common.cancel'));
    } catch (error) {
      setOutcome(String(error));
    }
  };
  return (
    <div>
      <h1>{text('assets.action.transfer')}</h1>
      <Button isDisabled={!isKnown} onPress={() => void ask()}>
        {text('verification.continue')}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
}
