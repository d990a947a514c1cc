import { Skeleton } from '@settlement/design-system/Skeleton';
import { LazyPart } from '#parts/LazyPart.tsx';
import { lazyPart } from '#parts/lazyPart.ts';

const noRecords = lazyPart(async () => (await import('./NoRecords.tsx')).NoRecords, ['dialogs']);

/** In place of rows; most visits have some. */
export function LazyNoRecords() {
  return <LazyPart part={noRecords} props={{}} loading={<Skeleton shape="block" height="240px" />} />;
}
