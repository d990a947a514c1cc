import { useSetAtom } from 'jotai';
import { isCardOpenAtom } from '#data/notifications.ts';
import { keysOpenAtom } from '#data/page/shortcuts.ts';
import { tourAtom } from '#data/page/tour.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { logoutAtom } from '#data/session/session.ts';
import { themeAtom } from '#data/session/theme.ts';
import { useLanguage } from '#data/session/useLanguage.ts';
import { languages } from '#i18n/language.ts';
import type { Change } from './entries.ts';

export function useChanges(): (change: Change) => void {
  const setTheme = useSetAtom(themeAtom);
  const [language, setLanguage] = useLanguage();
  const hideBalances = useSetAtom(hideBalancesAtom);
  const openCard = useSetAtom(isCardOpenAtom);
  const openKeys = useSetAtom(keysOpenAtom);
  const openTour = useSetAtom(tourAtom);
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
    signOut: () => logout(),
  };
  return (change) => void changes[change]();
}
