import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { LanguagesIcon, MonitorIcon, MoonIcon, SunIcon } from '@settlement/design-system/icons';
import { useAtom } from 'jotai';
import { useLanguage } from '#data/session/useLanguage.ts';
import { isLanguage, languageNames, languages } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { themeAtom } from '#data/session/theme.ts';

/** Changes the language without a reload (specification §1). Each language is shown by its native name. */
export function LanguageMenu() {
  const text = useText();
  const [language, setLanguage] = useLanguage();
  return (
    <Menu
      trigger={
        <IconButton
          label={`${text('shell.language')}: ${languageNames[language]}`}
          icon={<LanguagesIcon aria-hidden="true" />}
        />
      }
      placement="bottom end"
      selectionMode="single"
      value={[language]}
      onAction={(id) => {
        if (isLanguage(id)) setLanguage(id);
      }}
    >
      {languages.map((id) => (
        <MenuItem key={id} id={id}>
          {languageNames[id]}
        </MenuItem>
      ))}
    </Menu>
  );
}

const icons = { light: SunIcon, dark: MoonIcon, system: MonitorIcon };
const choices = ['light', 'dark', 'system'] as const;

export function ThemeMenu() {
  const text = useText();
  const [theme, setTheme] = useAtom(themeAtom);
  const Icon = icons[theme];
  return (
    <Menu
      trigger={
        <IconButton
          label={`${text('shell.theme')}: ${text(`shell.theme.${theme}`)}`}
          icon={<Icon aria-hidden="true" />}
        />
      }
      placement="bottom end"
      selectionMode="single"
      value={[theme]}
      onAction={(id) => {
        const choice = choices.find((known) => known === id);
        if (choice) setTheme(choice);
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} id={choice}>
          {text(`shell.theme.${choice}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
