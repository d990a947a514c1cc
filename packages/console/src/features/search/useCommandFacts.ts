import { atom, useAtomValue } from 'jotai';
import { activeAddressesQueryAtom } from '#data/addresses.ts';
import { allApplicationsQueryAtom } from '#data/applications.ts';
import { assetsQueryAtom } from '#data/assets.ts';
import { clockAtom } from '#data/calls/clock.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { internalHrefAtom } from '#data/page/internalHref.ts';
import { deviceAtom } from '#data/session/device.ts';
import { swapPairsQueryAtom } from '#data/swap.ts';
import { allViewsQueryAtom } from '#data/views.ts';
import { useText } from '#i18n/useText.ts';
import type { CommandFacts } from './commands.ts';
import { verbOf } from './stage.ts';

const nothingAtom = atom({ data: undefined, isPending: false });

/**
 * Fetches only the facts that the query needs. While the facts of a form load, `isPending` is true, because the first
 * result would change while the user presses Enter.
 */
export function useCommandFacts(query: string): CommandFacts & { readonly isPending: boolean } {
  const offers = useOffers();
  const hrefOf = useAtomValue(internalHrefAtom);
  const isDesktop = useAtomValue(deviceAtom) === 'desktop';
  const { now } = useAtomValue(clockAtom);
  const verb = verbOf(query);
  const hasRecipient = verb === 'withdraw' || verb === 'transfer';
  const assets = useAtomValue(verb === undefined ? nothingAtom : assetsQueryAtom);
  const saved = useAtomValue(hasRecipient && offers('addresses') ? activeAddressesQueryAtom : nothingAtom);
  const pairs = useAtomValue(verb === 'swap' ? swapPairsQueryAtom : nothingAtom);
  const applications = useAtomValue(query === '' ? nothingAtom : allApplicationsQueryAtom);
  const views = useAtomValue(offers('views') ? allViewsQueryAtom : nothingAtom);
  return {
    text: useText(),
    today: useFormats().day(now()),
    offers,
    isPending: [assets, saved, pairs].some(({ isPending }) => isPending),
    isAvailable: (target) =>
      'to' in target ? hrefOf(target.to) !== undefined : target.change !== 'keys' || isDesktop,
    parts: (assets.data?.list ?? []).flatMap(({ subset }) => subset),
    saved: saved.data?.list ?? [],
    pairs: pairs.data?.list ?? [],
    applications: applications.data?.list ?? [],
    views: (views.data?.list ?? [])
      .map(({ area, name, query: filters }) => ({ name, to: `${area}${filters}` }))
      .filter(({ to }) => hrefOf(to) !== undefined),
  };
}
