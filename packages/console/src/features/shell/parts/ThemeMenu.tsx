import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { MonitorIcon, MoonIcon, SunIcon } from '@settlement/design-system/icons';
import { useAtom } from 'jotai';
import { themeAtom } from '#data/session/theme.ts';
import { useText } from '#i18n/useText.ts';

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
