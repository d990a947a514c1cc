import { atom } from 'jotai';
import { internalHref } from '#lib/address/internalHref.ts';
import { extensionAt } from '#lib/address/pages.ts';
import { deviceAtom } from '../session/device.ts';
import { offersAtom } from '../calls/extensions.ts';

export const internalHrefAtom = atom((get) => {
  const [device, offers] = [get(deviceAtom), get(offersAtom)];
  return (target = ''): string | undefined => {
    const href = internalHref(target, device);
    return href !== undefined && offers(extensionAt(href)) ? href : undefined;
  };
});
