import { LayersIcon } from '@settlement/design-system/icons';
import { useText } from '#i18n/useText.ts';
import * as css from './brand.css.ts';

/** The sign of the product. */
export const BrandMark = () => <LayersIcon size={20} aria-hidden="true" />;

/** Its name, in two lines of much the same length where there is little room. */
export function BrandName() {
  const text = useText();
  return <span className={css.name}>{text('common.product')}</span>;
}
