import { LayersIcon } from '@settlement/design-system/icons';

/** The sign of the product. */
export const BrandMark = () => <LayersIcon size={20} aria-hidden="true" />;
