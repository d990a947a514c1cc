import { OpeningView } from '../parts/opening/OpeningView.tsx';

/** `/m/openAuthPage`. */
export function MobileOpeningScreen() {
  return <OpeningView />;
}
