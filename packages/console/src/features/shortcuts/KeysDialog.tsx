import { Dialog } from '@settlement/design-system/Dialog';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Switch } from '@settlement/design-system/Switch';
import { useAtom } from 'jotai';
import { hasSingleKeysAtom } from '../../data/shortcuts.ts';
import { useText } from '../../i18n/useText.ts';
import { commandKey } from '../../lib/commandKey.ts';
import { placeKeys } from '../../lib/shortcuts.ts';
import * as css from './keys.css.ts';

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Every key the console answers to, and the switch for the single ones. */
export function KeysDialog({ isOpen, onOpenChange }: KeysDialogProps) {
  const text = useText();
  const [hasSingleKeys, setSingleKeys] = useAtom(hasSingleKeysAtom);
  const places = Object.entries(placeKeys).map(([letter, place]) => ({
    keys: ['g', letter],
    words: text(`keys.place.${place}`),
  }));
  return (
    <Dialog
      size="large"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('keys.title')}
      closeLabel={text('common.close')}
    >
      <Stack gap="l" align="stretch">
        <Switch isSelected={hasSingleKeys} onChange={setSingleKeys} description={text('keys.singleHint')}>
          {text('keys.single')}
        </Switch>
        <Keys
          title={text('keys.anywhere')}
          rows={[
            { keys: [commandKey(), 'K'], words: text('keys.search') },
            { keys: ['/'], words: text('keys.search') },
            { keys: ['?'], words: text('keys.help') },
            { keys: ['v'], words: text('keys.views') },
            { keys: ['e'], words: text('keys.export') },
          ]}
        />
        <Keys title={text('keys.go')} rows={places} />
      </Stack>
    </Dialog>
  );
}

interface KeysProps {
  readonly title: string;
  readonly rows: readonly { readonly keys: readonly string[]; readonly words: string }[];
}

function Keys({ title, rows }: KeysProps) {
  return (
    <section>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <dl className={css.rows}>
        {rows.map(({ keys, words }) => (
          <div key={keys.join(' ')} className={css.row}>
            <dt>{words}</dt>
            <dd className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
