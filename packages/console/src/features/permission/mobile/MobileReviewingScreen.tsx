import { ReviewingView } from '../parts/reviewing/ReviewingView.tsx';

/** `/m/reviewing`. */
export function MobileReviewingScreen() {
  return <ReviewingView />;
}
