import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Dialog } from '@settlement/design-system/Dialog';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { currencyQueryAtoms } from '#data/currencies.ts';
import { usePaths } from '#data/device.ts';
import { gasTokenOf } from '#data/gas.ts';
import { useText } from '#i18n/useText.ts';

/** 10028: what pays for gas has to be opened first, and this is the way there. */
export function GasGuide({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const paths = usePaths();
  const gas = gasTokenOf(useAtomValue(currencyQueryAtoms.recharge).data?.list);
  return (
    <Dialog
      isOpen
      isDismissable
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text('errors.10028')}
      closeLabel={text('common.close')}
      footer={
        <ButtonLink href={paths.assets({ recharge: gas?.token.id ?? '' })}>
          {text('swap.gas.action')}
        </ButtonLink>
      }
    >
      <Text as="p">{text('swap.gas.text')}</Text>
    </Dialog>
  );
}
