import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { Avatar } from '@settlement/design-system/Avatar';
import { Stack } from '@settlement/design-system/Stack';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import { Drawer } from '@settlement/design-system/Drawer';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Sidebar } from '@settlement/design-system/Sidebar';
import { Text } from '@settlement/design-system/Text';
import { LogOutIcon } from '@settlement/design-system/icons';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { locationAtom } from '#data/page/location.ts';
import { hasModesAtom, modeAtom, switchModeAtom } from '#data/session/mode.ts';
import { themeAtom } from '#data/session/theme.ts';
import { userAtom } from '#data/user.ts';
import { useLanguage } from '#data/session/useLanguage.ts';
import { logoutAtom } from '#data/session/session.ts';
import { isLanguage, languageNames, languages } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { useNavigation } from '../parts/useNavigation.tsx';
import * as css from './MobileLayout.css.ts';

const modes = ['live', 'test'] as const;
const themes = ['light', 'dark', 'system'] as const;

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Renders the menu of phones (specification §2). The theme switch isn't part of the specification. */
export function MenuDrawer({ isOpen, onOpenChange }: MenuDrawerProps) {
  const text = useText();
  const user = useAtomValue(userAtom);
  const { groups, footer } = useNavigation();
  const [language, setLanguage] = useLanguage();
  const [theme, setTheme] = useAtom(themeAtom);
  const mode = useAtomValue(modeAtom);
  const hasModes = useAtomValue(hasModesAtom);
  const changeMode = useSetAtom(switchModeAtom);
  const logout = useSetAtom(logoutAtom);
  useNavigationClose(() => onOpenChange(false));
  return (
    <Drawer side="left" width="300px" title={text('shell.menu')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={css.drawer}>
        {user && (
          <Inline gap="m" canWrap={false}>
            <Avatar name={user.name || user.email} size="medium" />
            <Stack as="span" gap="none">
              <Text weight="semibold" isTruncated>
                {user.name}
              </Text>
              <Text size="small" tone="muted" canBreakAnywhere>
                {user.email}
              </Text>
            </Stack>
          </Inline>
        )}
        <div className={css.pages}>
          <Sidebar isEmbedded groups={groups} footer={footer} labels={{ navigation: text('shell.menu') }} />
        </div>
        {hasModes && (
          <SegmentedControl
            label={text('applications.column.mode')}
            items={modes.map((id) => ({ id, label: text(`applications.mode.${appMode[id]}`) }))}
            value={mode ?? 'live'}
            onChange={(id) => changeMode(id === 'test' ? 'test' : 'live')}
          />
        )}
        <SegmentedControl
          label={text('shell.language')}
          items={languages.map((id) => ({ id, label: languageNames[id] }))}
          value={language}
          onChange={(id) => {
            if (isLanguage(id)) setLanguage(id);
          }}
        />
        <SegmentedControl
          label={text('shell.theme')}
          items={themes.map((id) => ({ id, label: text(`shell.theme.${id}`) }))}
          value={theme}
          onChange={(id) => setTheme(themes.find((known) => known === id) ?? 'system')}
        />
        <Button
          variant="outline"
          tone="neutral"
          isFullWidth
          onPress={() => void logout()}
          icon={<LogOutIcon aria-hidden="true" />}
        >
          {text('shell.user.logout')}
        </Button>
      </div>
    </Drawer>
  );
}

function useNavigationClose(onNavigate: () => void) {
  const location = useAtomValue(locationAtom);
  const last = useRef(location);
  const close = useEffectEvent(onNavigate);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    close();
  }, [location]);
}
