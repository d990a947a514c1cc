import type { BlockedNavigation } from '#data/page/leaveGuard.ts';
import { useNavigate } from '#data/page/location.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

interface LeaveDialogProps {
  readonly navigation: BlockedNavigation;
  readonly onClose: () => void;
}

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
