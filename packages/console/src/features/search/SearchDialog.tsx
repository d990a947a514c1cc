import { search } from '@settlement/api-mocks/contract/search';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteItem,
} from '@settlement/design-system/CommandPalette';
import { media } from '@settlement/design-system/tokens';
import { useAtomValue, useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import { internalHrefAtom } from '#data/page/internalHref.ts';
import { useNavigate } from '#data/page/location.ts';
import { KEYWORD, useSearch, type SearchHit } from '#data/search.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText, type Text } from '#i18n/useText.ts';
import { type MenuPath, menuPageAt, menuPaths } from '#lib/address/pages.ts';
import { useShownError } from '#parts/loading/useShownError.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { pageIcons } from '#parts/pageIcons.ts';
import {
  BookmarkIcon,
  KeyIcon,
  LifeBuoyIcon,
  MapPinIcon,
  ReceiptTextIcon,
  SettingsIcon,
  UploadIcon,
  WalletIcon,
} from '@settlement/design-system/icons';
import { type Command, findCommands } from './commands.ts';
import { Preview } from './Preview.tsx';
import { isCardOpenAtom } from '#data/notifications.ts';
import { keysOpenAtom } from '#data/page/shortcuts.ts';
import { tourAtom } from '#data/page/openDialogs.ts';
import { hasModesAtom, modeAtom, switchModeAtom } from '#data/session/mode.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { logoutAtom } from '#data/session/session.ts';
import { themeAtom } from '#data/session/theme.ts';
import { useLanguage } from '#data/session/useLanguage.ts';
import { languages } from '#i18n/language.ts';
import type { Change } from './entries.ts';
import { activeAddressesQueryAtom } from '#data/addresses.ts';
import { allApplicationsQueryAtom } from '#data/applications.ts';
import { assetsQueryAtom } from '#data/assets.ts';
import { clockAtom } from '#data/calls/serverClock.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { deviceAtom } from '#data/session/device.ts';
import { swapPairsQueryAtom } from '#data/swap.ts';
import { allViewsQueryAtom } from '#data/views.ts';
import type { CommandFacts } from './commands.ts';
import { verbOf } from './stage.ts';

const nothingAtom = atom({ data: undefined, isPending: false });

/** Returns the data that the query needs. While `isPending`, the first result could still change. */
function useCommandFacts(query: string): CommandFacts & { readonly isPending: boolean } {
  const offers = useOffers();
  const hrefOf = useAtomValue(internalHrefAtom);
  const isDesktop = useAtomValue(deviceAtom) === 'desktop';
  const hasModes = useAtomValue(hasModesAtom);
  const mode = useAtomValue(modeAtom);
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
    isAvailable: (target) => {
      if ('to' in target) return hrefOf(target.to) !== undefined;
      if (target.change === 'test' || target.change === 'live') return hasModes && target.change !== mode;
      return target.change !== 'keys' || isDesktop;
    },
    parts: (assets.data?.list ?? []).flatMap(({ subset }) => subset),
    saved: saved.data?.list ?? [],
    pairs: pairs.data?.list ?? [],
    applications: applications.data?.list ?? [],
    views: (views.data?.list ?? [])
      .map(({ area, name, query: filters }) => ({ name, to: `${area}${filters}` }))
      .filter(({ to }) => hrefOf(to) !== undefined),
  };
}

function useChanges(): (change: Change) => void {
  const setTheme = useSetAtom(themeAtom);
  const [language, setLanguage] = useLanguage();
  const hideBalances = useSetAtom(hideBalancesAtom);
  const openCard = useSetAtom(isCardOpenAtom);
  const openKeys = useSetAtom(keysOpenAtom);
  const openTour = useSetAtom(tourAtom);
  const switchMode = useSetAtom(switchModeAtom);
  const logout = useSetAtom(logoutAtom);
  const changes: Readonly<Record<Change, () => unknown>> = {
    dark: () => setTheme('dark'),
    light: () => setTheme('light'),
    system: () => setTheme('system'),
    language: () => setLanguage(languages.find((other) => other !== language) ?? language),
    hide: () => hideBalances(true),
    show: () => hideBalances(false),
    notifications: () => openCard(true),
    keys: () => openKeys(true),
    tour: () => openTour(true),
    test: () => switchMode('test'),
    live: () => switchMode('live'),
    signOut: () => logout(),
  };
  return (change) => void changes[change]();
}

const icons = {
  payment: ReceiptTextIcon,
  withdrawal: UploadIcon,
  application: KeyIcon,
  address: MapPinIcon,
  workOrder: LifeBuoyIcon,
  token: WalletIcon,
} as const;
const kinds = ['payment', 'withdrawal', 'workOrder', 'application', 'address', 'token'] as const;
const isKind = (kind: string): kind is keyof typeof icons => Object.hasOwn(icons, kind);

/** Returns the groups: commands by their best match, results of the server, then `lookup` commands. */
function groupsOf(
  text: Text,
  commands: readonly Command[],
  hits: readonly SearchHit[],
): CommandPaletteGroup[] {
  const groupOf = (kind: Command['kind']) => ({
    id: kind,
    title: text(`search.group.${kind}`),
    items: commands.filter((command) => command.kind === kind).map(itemOfCommand),
  });
  const commandKinds = [...new Set(commands.map(({ kind }) => kind))];
  return [
    ...commandKinds.filter((kind) => kind !== 'lookup').map(groupOf),
    ...kinds.map((kind) => ({
      id: kind,
      title: text(`search.kind.${kind}`),
      items: hits.filter((hit) => isKind(hit.kind) && hit.kind === kind).map(itemOf),
    })),
    groupOf('lookup'),
  ];
}

const isMenuPath = (path: string | undefined): path is MenuPath => menuPaths.some((known) => known === path);

function itemOfCommand({ id, kind, title, detail, target }: Command): CommandPaletteItem {
  const page = 'to' in target ? menuPageAt(target.to.replace(/[?#].*/s, '')) : undefined;
  const Icon = kind === 'view' ? BookmarkIcon : isMenuPath(page) ? pageIcons[page] : SettingsIcon;
  return { id, label: title, description: detail, icon: <Icon size={18} /> };
}

function itemOf({ kind, title, detail, link }: SearchHit): CommandPaletteItem {
  const Icon = isKind(kind) ? icons[kind] : ReceiptTextIcon;
  return { id: link, label: title, description: detail, icon: <Icon size={18} /> };
}

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Finds pages, actions and records. Fills in forms from a query, but never sends them. */
export function SearchDialog({ isOpen, onOpenChange }: SearchDialogProps) {
  const text = useText();
  const hasPreview = useMediaQuery(media.desktop);
  const navigate = useNavigate();
  const change = useChanges();
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState('');
  const keyword = typed.trim();
  const { data, error, isFetching: isSearchFetching, refetch } = useSearch(keyword);
  const facts = useCommandFacts(keyword);
  const isFetching = isSearchFetching || facts.isPending;
  useShownError(error);
  const hasSearch = useOffers()(search);
  const isSearching = KEYWORD.test(keyword) || !hasSearch;
  const hrefOf = useAtomValue(internalHrefAtom);
  const hits = (data?.list ?? []).flatMap((hit) => {
    const link = hrefOf(hit.link);
    return link === undefined ? [] : [{ ...hit, link }];
  });
  const commands = facts.isPending ? [] : findCommands(typed, facts);
  const groups = facts.isPending ? [] : groupsOf(text, commands, hits);
  const choose = (id: string) => {
    const target = commands.find((command) => command.id === id)?.target ?? { to: id };
    if ('change' in target) change(target.change);
    else navigate(hrefOf(target.to) ?? target.to);
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('shell.search')}
      placeholder={text(hasSearch ? 'search.placeholder' : 'search.placeholderPages')}
      value={typed}
      onChange={setTyped}
      groups={groups}
      onAction={choose}
      onFocusedChange={setFocused}
      preview={
        hasPreview ? (
          <Preview
            command={commands.find(({ id }) => id === focused)}
            hit={hits.find(({ link }) => link === focused)}
            onOpen={() => {
              onOpenChange(false);
              choose(focused);
            }}
          />
        ) : undefined
      }
      isLoading={isFetching}
      empty={text(isSearching ? 'search.noResults' : 'search.short')}
      footer={
        error !== null && (
          <Banner
            tone="critical"
            role="alert"
            actions={
              <Button variant="outline" tone="neutral" size="small" onPress={() => void refetch()}>
                {text('common.retry')}
              </Button>
            }
          >
            {errorText(text, error)}
          </Banner>
        )
      }
    />
  );
}
