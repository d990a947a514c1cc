import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { LanguagesIcon } from '@settlement/design-system/icons';
import { useLanguage } from '#data/session/useLanguage.ts';
import { isLanguage, languageNames, languages } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';

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
