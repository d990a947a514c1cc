import { LayersIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { brandAtom, useProduct } from '#data/brand.ts';
import * as css from './brand.css.ts';

/** Shows the operator's logo or an icon. It has no text, because the name is next to it. */
export function BrandMark() {
  const { logo } = useAtomValue(brandAtom);
  return logo === undefined ? (
    <LayersIcon size={20} aria-hidden="true" />
  ) : (
    <img src={logo} alt="" className={css.logo} />
  );
}

export const BrandName = () => <span className={css.name}>{useProduct()}</span>;
