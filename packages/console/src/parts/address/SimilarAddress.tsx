import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '#i18n/useText.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { middleOf } from './addressMiddle.ts';
import { similarName } from './addressTexts.ts';

interface SimilarAddressProps {
  readonly similar: AddressCheck['similar'][number];
  readonly address: string;
  readonly field: {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly errorMessage?: string | undefined;
  };
}

/** Warns that an address resembles a known one. The user types its middle part to confirm it. */
export function SimilarAddress({ similar, address, field }: SimilarAddressProps) {
  const text = useText();
  const { from, to } = middleOf(address);
  return (
    <Banner
      tone="critical"
      role="alert"
      title={text('withdrawals.similar.title', { label: similarName(text, similar) })}
    >
      <Stack gap="s">
        <span>{text('withdrawals.similar.text')}</span>
        <span>
          {text('withdrawals.similar.saved')} <FullAddress value={similar.address} />
        </span>
        <span>
          {text('withdrawals.similar.typed')} <FullAddress value={address} />
        </span>
        <TextField
          label={text('withdrawals.similar.field', { from, to })}
          isMono
          maxLength={6}
          autoComplete="off"
          {...field}
        />
      </Stack>
    </Banner>
  );
}
