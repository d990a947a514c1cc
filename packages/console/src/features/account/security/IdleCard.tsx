import { Card } from '@settlement/design-system/Card';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useAtom } from 'jotai';
import { idleChoiceAtom, idleChoices } from '#data/preferences.ts';
import { useText } from '#i18n/useText.ts';

/** After how long without a key or a press this browser is signed out. */
export function IdleCard() {
  const text = useText();
  const [choice, choose] = useAtom(idleChoiceAtom);
  return (
    <Card title={text('account.idle.title')} description={text('account.idle.lead')}>
      <Select
        label={text('account.idle.label')}
        placeholder={text('account.idle.after.30')}
        selectedKey={choice}
        onSelectionChange={(id) => {
          const next = idleChoices.find((known) => known === id);
          if (next !== undefined) choose(next);
        }}
      >
        {idleChoices.map((id) => (
          <SelectItem key={id} id={id}>
            {text(`account.idle.after.${id}`)}
          </SelectItem>
        ))}
      </Select>
    </Card>
  );
}
