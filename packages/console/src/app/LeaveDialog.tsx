import type { BlockedNavigation } from '#data/leaveGuard.ts';
import { useNavigate } from '#data/location.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

interface LeaveDialogProps {
  readonly navigation: BlockedNavigation;
  readonly onClose: () => void;
}

/** Asks before a form that is not saved is left. */
export function LeaveDialog({ navigation, onClose }: LeaveDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      isDanger
      title={text('common.leave.title')}
      consequence={text('common.leave.text')}
      confirmLabel={text('common.leave.go')}
      cancelLabel={text('common.leave.stay')}
      onConfirm={() => {
        onClose();
        navigate(navigation.href, { ...navigation.options, isForced: true });
      }}
      onClose={onClose}
    />
  );
}
