import { SetupView } from '../parts/setup/SetupView.tsx';

/** `/m/initPage`. */
export function MobileSetupScreen() {
  return <SetupView />;
}
