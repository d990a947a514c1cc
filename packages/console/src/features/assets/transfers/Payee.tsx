import type { Payee as PayeeFacts } from '@settlement/api-mocks/contract/transfers';
import { Box } from '@settlement/design-system/Box';
import { Button } from '@settlement/design-system/Button';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Inline } from '@settlement/design-system/Inline';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { recentPayees, sentTransfersQueryAtom } from '../../../data/transfers.ts';
import { useText } from '../../../i18n/useText.ts';

interface PayeeProps {
  readonly account: string;
  readonly payee: PayeeFacts | undefined;
  readonly isLooking: boolean;
  readonly isTicked: boolean;
  readonly accountError: string | undefined;
  readonly tickError: string | undefined;
  readonly onAccount: (account: string) => void;
  readonly onTick: (isRight: boolean) => void;
}

/** Whom it goes to. The masked name has to be ticked as right: money that went to a stranger is gone. */
export function Payee(props: PayeeProps) {
  const { account, payee, isLooking, isTicked, accountError, tickError, onAccount, onTick } = props;
  const text = useText();
  const error = useId();
  const recent = recentPayees(useAtomValue(sentTransfersQueryAtom).data?.list ?? []);
  return (
    <Stack gap="s">
      <TextField
        size="large"
        label={text('assets.transfer.account')}
        description={text('assets.transfer.accountHint')}
        value={account}
        onChange={onAccount}
        errorMessage={accountError}
        autoComplete="off"
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
                onPress={() => onAccount(one.account)}
              >
                {text('assets.transfer.recentOne', { name: one.name_mask, account: one.account_mask })}
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
      <VisuallyHidden role="status">
        {isLooking
          ? text('assets.transfer.searching')
          : payee
            ? text('assets.transfer.payee', { name: payee.name_mask, id: payee.mchid })
            : ''}
      </VisuallyHidden>
      {isLooking && !payee && <Skeleton shape="block" height="88px" />}
      {payee && (
        <Box padding="m" background="sunken" isRounded>
          <Stack gap="s">
            <span>
              <Text as="div" weight="semibold">
                {text('assets.transfer.payee', { name: payee.name_mask, id: payee.mchid })}
              </Text>
              <Text as="div" size="small" tone="muted">
                {text('assets.transfer.payeeEmail', { email: payee.email_mask })}
              </Text>
            </span>
            <Checkbox
              isSelected={isTicked}
              onChange={onTick}
              isInvalid={tickError !== undefined}
              aria-describedby={tickError === undefined ? undefined : error}
            >
              {text('assets.transfer.isRight')}
            </Checkbox>
            {tickError !== undefined && (
              <Text id={error} size="small" tone="critical">
                {tickError}
              </Text>
            )}
          </Stack>
        </Box>
      )}
    </Stack>
  );
}
