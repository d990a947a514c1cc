import { PermissionPage } from '../parts/PermissionPage.tsx';
import { SetupView } from '../parts/setup/SetupView.tsx';

export function SetupScreen() {
  return (
    <PermissionPage title="shell.title.initPage" lead="permission.setup.lead">
      <SetupView />
    </PermissionPage>
  );
}
