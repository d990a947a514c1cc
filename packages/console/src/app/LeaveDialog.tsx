import { useAtom } from 'jotai';
import { blockedNavigationAtom } from '#data/leaveGuard.ts';
import { useNavigate } from '#data/location.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

/** Asks before a form that is not saved is left. */
export function LeaveDialog() {
  const text = useText();
  const navigate = useNavigate();
  const [held, setHeld] = useAtom(blockedNavigationAtom);
  if (!held) return null;
  return (
    <ConfirmDialog
      isDanger
      title={text('common.leave.title')}
      consequence={text('common.leave.text')}
      confirmLabel={text('common.leave.go')}
      cancelLabel={text('common.leave.stay')}
      onConfirm={() => {
        setHeld(null);
        navigate(held.href, { ...held.options, isForced: true });
      }}
      onClose={() => setHeld(null)}
    />
  );
}
