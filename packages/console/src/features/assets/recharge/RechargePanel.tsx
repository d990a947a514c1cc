import { Drawer } from '@settlement/design-system/Drawer';
import { Sheet } from '@settlement/design-system/Sheet';
import { useAtomValue } from 'jotai';
import { deviceAtom } from '#data/device.ts';
import { rechargeStateAtom } from '#data/recharge.ts';
import { useUrlState } from '#data/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { Recharge } from './Recharge.tsx';

/** Opens over the assets at `?recharge=`, so that it can be sent as a link: a drawer, on phones a sheet. */
export function RechargePanel() {
  const text = useText();
  const [{ recharge }, setState] = useUrlState(rechargeStateAtom);
  const Overlay = useAtomValue(deviceAtom) === 'mobile' ? Sheet : Drawer;
  return (
    <Overlay
      title={text('assets.recharge.title')}
      closeLabel={text('common.close')}
      isOpen={recharge !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) setState({ recharge: undefined });
      }}
    >
      {recharge === undefined ? null : <Recharge />}
    </Overlay>
  );
}
