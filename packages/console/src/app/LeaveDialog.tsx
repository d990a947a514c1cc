import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { useAtom } from 'jotai';
import { blockedNavigationAtom } from '../data/leaveGuard.ts';
import { useNavigate } from '../data/location.ts';
import { useText } from '../i18n/useText.ts';

/** Asks before a form that is not saved is left. */
export function LeaveDialog() {
  const text = useText();
  const navigate = useNavigate();
  const [held, setHeld] = useAtom(blockedNavigationAtom);
  if (!held) return null;
  const stay = () => setHeld(null);
  const leave = () => {
    setHeld(null);
    navigate(held.href, { ...held.options, isForced: true });
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={text('common.leave.title')}
      closeLabel={text('common.close')}
      onOpenChange={(isOpen) => !isOpen && stay()}
      footer={
        <Inline justify="end">
          <Button variant="outline" onPress={stay}>
            {text('common.leave.stay')}
          </Button>
          <Button tone="critical" onPress={leave}>
            {text('common.leave.go')}
          </Button>
        </Inline>
      }
    >
      <Text as="p">{text('common.leave.text')}</Text>
    </Dialog>
  );
}
