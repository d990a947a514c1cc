import type { Asset } from '#data/assets.ts';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { ReorderList } from '@settlement/design-system/ReorderList';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { rearrangeAssetsAtom } from '#data/assets.ts';
import { useToasts } from '#data/page/toasts.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { DialogButtons } from '#parts/DialogButtons.tsx';

interface ArrangeDialogProps {
  readonly assets: readonly Asset[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function ArrangeDialog({ assets, isOpen, onOpenChange }: ArrangeDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const { mutateAsync } = useAtomValue(rearrangeAssetsAtom);
  const [order, setOrder] = useState(assets);
  const isSame = order.every(({ id }, index) => id === assets[index]?.id);

  const save = async () => {
    onOpenChange(false);
    if (isSame) return;
    // The new order is shown before the server confirms it. After an error, the previous order is restored.
    try {
      await mutateAsync(order);
      toasts.add({ tone: 'positive', title: text('assets.arrange.done') });
    } catch (error) {
      toasts.add({
        tone: 'critical',
        title: text('assets.arrange.failed'),
        description: errorText(text, error),
      });
    }
  };

  return (
    <Dialog
      title={text('assets.arrange.title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <DialogButtons onCancel={close}>
          <Button onPress={() => void save()}>{text('assets.arrange.save')}</Button>
        </DialogButtons>
      )}
    >
      <Stack gap="m">
        <Text as="p" size="small" tone="muted">
          {text('assets.arrange.how')}
        </Text>
        <ReorderList
          label={text('assets.arrange.list')}
          items={order.map(({ id, token, logo }) => ({
            id,
            label: token,
            content: (
              <Inline gap="s">
                <TokenIcon token={token} logo={logo} size="small" />
                <Text weight="semibold">{token}</Text>
              </Inline>
            ),
          }))}
          onReorder={(ids) => setOrder(ids.flatMap((id) => order.find((asset) => asset.id === id) ?? []))}
        />
      </Stack>
    </Dialog>
  );
}
