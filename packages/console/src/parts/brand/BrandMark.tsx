import { LayersIcon } from '@settlement/design-system/icons';
import { useText } from '#i18n/useText.ts';
import * as css from './brand.css.ts';

export const BrandMark = () => <LayersIcon size={20} aria-hidden="true" />;

export function BrandName() {
  const text = useText();
  return <span className={css.name}>{text('common.product')}</span>;
}
