import { LayersIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { brandAtom } from '#data/brand.ts';
import * as css from './brand.css.ts';
import { useProduct } from './useProduct.ts';

/**
 * Shows the logo of the operator, or a default icon. The image has no text alternative, because the name is
 * next to it.
 */
export function BrandMark() {
  const { logo } = useAtomValue(brandAtom);
  return logo === undefined ? (
    <LayersIcon size={20} aria-hidden="true" />
  ) : (
    <img src={logo} alt="" className={css.logo} />
  );
}

export const BrandName = () => <span className={css.name}>{useProduct()}</span>;
