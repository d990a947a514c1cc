import { Tabs } from '@settlement/design-system/Tabs';
import { Stack } from '@settlement/design-system/Stack';
import type { ReactNode } from 'react';
import { callbackList, callbackTabs } from '#data/callbacks.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { Endpoints } from './Endpoints.tsx';
import { TestDelivery } from './TestDelivery.tsx';

export function Sections({ deliveries }: { readonly deliveries: ReactNode }) {
  const text = useText();
  const [{ tab }, setState] = useUrlState(callbackList.stateAtom);
  const contents = { deliveries, endpoints: <Endpoints />, test: <TestDelivery /> };
  return (
    <Tabs
      label={text('callbacks.tabs')}
      value={tab}
      onChange={(key) => {
        const chosen = callbackTabs.find((one) => one === key);
        if (chosen) setState({ tab: chosen }, { replace: true });
      }}
      items={callbackTabs.map((one) => ({
        id: one,
        label: text(`callbacks.tab.${one}`),
        content: <Stack>{contents[one]}</Stack>,
      }))}
    />
  );
}
