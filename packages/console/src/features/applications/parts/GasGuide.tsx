import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import * as css from '../applications.css.ts';

/** Explains that the gas account must be opened first (code 10028). */
export function GasGuide({ onClose, onOpen }: { readonly onClose: () => void; readonly onOpen: () => void }) {
  const text = useText();
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('errors.10028')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button onPress={onOpen}>{text('applications.gas.open')}</Button>
        </div>
      }
    >
      <Text as="p">{text('applications.gas.text')}</Text>
    </Dialog>
  );
}
