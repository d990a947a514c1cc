import { useAtom, useAtomValue } from 'jotai';
import { setupDialogAtom } from '#data/page/openDialogs.ts';
import { userAtom } from '#data/user.ts';
import { WizardDialog } from '#features/account/security/SecurityDialogs.tsx';
import { messageFiles } from '#i18n/catalog.ts';
import { useMessages } from '#i18n/useMessages.ts';

/** Opens a wizard of the security settings over the current screen, so that closing it returns there. */
export function SetupDialog() {
  useMessages(messageFiles);
  const [action, setAction] = useAtom(setupDialogAtom);
  const user = useAtomValue(userAtom);
  if (!action || !user) return null;
  return <WizardDialog key={action} action={action} user={user} onClose={() => setAction(undefined)} />;
}
