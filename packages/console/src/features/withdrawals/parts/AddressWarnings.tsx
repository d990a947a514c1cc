import { Banner } from '@settlement/design-system/Banner';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Link } from '@settlement/design-system/Link';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { networkName } from '#parts/values/networkName.ts';
import { familyNames } from '#parts/address/addressTexts.ts';
import { SimilarAddress } from '#parts/address/SimilarAddress.tsx';
import { familiesOf } from '@settlement/api-mocks/rules/address';
import { ackOf } from './validation.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

/** Renders the warnings, which the user must confirm separately. May suggest an internal transfer. */
export function AddressWarnings({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const paths = usePaths();
  const { form, warnings, knowledge, asset } = withdrawal;
  const { values: draft } = form;
  const network = asset.asset?.network;
  const { similar, needsFirstUse, needsNetwork } = warnings;
  const internal = knowledge.check?.internal;
  const { knownFirstUse, knownNetwork } = form.errors;
  const { address } = knowledge.recipient;
  const ack = ackOf(asset.id, address);
  if (!network || (!similar && !needsFirstUse && !needsNetwork && !internal)) return null;
  const others = familiesOf(address).filter((family) => family !== network.chain_family);

  return (
    <Stack gap="m">
      {internal && (
        <Banner
          tone="info"
          role="status"
          title={text('withdrawals.internal.title', { name: internal.name_mask })}
          actions={
            <Link
              href={paths.transfer({
                id: asset.id,
                payee: internal.mchid,
                amount: withdrawal.amount === '' ? undefined : withdrawal.amount,
              })}
              isStrong
            >
              {text('withdrawals.internal.action')}
            </Link>
          }
        >
          {text('withdrawals.internal.text')}
        </Banner>
      )}
      {similar && <SimilarAddress similar={similar} address={address} field={form.field('middle')} />}
      <div>
        <Stack gap="s">
          {needsFirstUse && (
            <Checkbox
              isSelected={draft.knownFirstUse === ack}
              isInvalid={knownFirstUse !== undefined}
              onChange={(isOn) => form.set({ knownFirstUse: isOn ? ack : '' })}
              description={text('withdrawals.ack.firstText')}
            >
              {text('withdrawals.ack.first')}
            </Checkbox>
          )}
          {needsNetwork && (
            <Checkbox
              isSelected={draft.knownNetwork === ack}
              isInvalid={knownNetwork !== undefined}
              onChange={(isOn) => form.set({ knownNetwork: isOn ? ack : '' })}
              description={
                others.length > 0
                  ? text('withdrawals.ack.ambiguous', { families: familyNames(text, others) })
                  : text('withdrawals.ack.several')
              }
            >
              {text('withdrawals.ack.network', { network: networkName(text, network) })}
            </Checkbox>
          )}
          {(knownFirstUse ?? knownNetwork) !== undefined && !similar && (
            <Text size="caption" tone="critical" as="p">
              {knownFirstUse ?? knownNetwork}
            </Text>
          )}
        </Stack>
      </div>
    </Stack>
  );
}
