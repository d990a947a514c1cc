import type { Payee as Found } from '@settlement/api-mocks/contract/transfers';
import { Box } from '@settlement/design-system/Box';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { recentPayees, sentTransfersQueryAtom } from '#data/transfers.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { CheckboxField } from '#kit/form/CheckboxField.tsx';
import type { TransferFormState } from './useTransferForm.ts';

/** The maximum length of an email address (RFC 5321 §4.5.3.1.3: 256 with angle brackets). */
const MOST_OF_AN_EMAIL = 254;

/** Renders the recipient. The user must confirm it, because transfers can't be reversed. */
export function Payee({ transfer }: { readonly transfer: TransferFormState }) {
  const text = useText();
  const { form, account, payee, hasLookUp, isLooking, isConfirmed } = transfer;
  const write = (next: string) => form.set({ account: next, confirmed: '' });
  const confirmation = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const isFound = payee !== undefined;
  // The pressed suggestion is no longer rendered, so the focus moves to the confirmation.
  useEffect(() => {
    if (!isChosen.current || !isFound) return;
    isChosen.current = false;
    confirmation.current?.querySelector('input')?.focus();
  }, [isFound]);
  const recent = recentPayees(useAtomValue(sentTransfersQueryAtom).data?.list ?? []);
  return (
    <Stack gap="s">
      <TextField
        size="large"
        label={text('assets.transfer.account')}
        description={text('assets.transfer.accountHint')}
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        autoComplete="off"
        maxLength={MOST_OF_AN_EMAIL}
        {...form.field('account')}
        onChange={write}
      />
      {recent.length > 0 && account === '' && (
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {text('assets.transfer.recent')}
          </Text>
          <Inline gap="s">
            {recent.map((one) => (
              <Button
                key={one.account}
                variant="outline"
                tone="neutral"
                size="small"
                onPress={() => {
                  isChosen.current = true;
                  transfer.repeat(one);
                }}
              >
                {one.name_mask === undefined
                  ? one.account
                  : text('assets.transfer.recentOne', {
                      name: one.name_mask,
                      account: one.account_mask ?? one.account,
                    })}
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
      <VisuallyHidden role="status">
        {isLooking
          ? text('assets.transfer.searching')
          : payee && hasLookUp
            ? text('money.recipient', { name: payee.name_mask, id: payee.mchid })
            : ''}
      </VisuallyHidden>
      {isLooking && !payee && <Skeleton shape="block" height="88px" />}
      {payee && (
        <Box padding="m" background="sunken" isRounded>
          <Stack gap="s">
            {hasLookUp ? (
              <div>
                <Text as="div" weight="semibold">
                  {text('money.recipient', { name: payee.name_mask, id: payee.mchid })}
                </Text>
                <Text as="div" size="small" tone="muted">
                  {text('assets.transfer.payeeEmail', { email: payee.email_mask })}
                </Text>
                <PayeeFacts payee={payee} />
              </div>
            ) : (
              <Text as="div" size="small" tone="caution">
                {text('assets.transfer.noName')}
              </Text>
            )}
            <div ref={confirmation}>
              <CheckboxField
                isSelected={isConfirmed}
                onChange={(isOn) => form.set({ confirmed: isOn ? account : '' })}
                errorMessage={form.errors.confirmed}
              >
                {text('assets.transfer.isRight', { id: payee.mchid })}
              </CheckboxField>
            </div>
          </Stack>
        </Box>
      )}
    </Stack>
  );
}

/** Shows facts that a merchant with a similar name can't imitate, if the server sends both dates. */
function PayeeFacts({ payee }: { readonly payee: Found }) {
  const text = useText();
  const formats = useFormats();
  const { last_paid_time: paidAt, registered_time: registeredAt } = payee;
  if (paidAt === undefined || registeredAt === undefined) return null;
  return (
    <Text as="div" size="small" tone={paidAt > 0 ? 'muted' : 'caution'}>
      {paidAt > 0
        ? text('assets.transfer.paidBefore', { date: formats.day(paidAt) })
        : text('assets.transfer.neverPaid', { date: formats.day(registeredAt) })}
    </Text>
  );
}
