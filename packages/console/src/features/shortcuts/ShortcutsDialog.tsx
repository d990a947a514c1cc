import { Dialog } from '@settlement/design-system/Dialog';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Switch } from '@settlement/design-system/Switch';
import { useAtom } from 'jotai';
import { hasSingleKeysAtom } from '#data/shortcuts.ts';
import { useText } from '#i18n/useText.ts';
import { commandKey } from '#lib/commandKey.ts';
import { pageKeys } from '#lib/shortcuts.ts';
import * as css from './shortcuts.css.ts';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Every key the console answers to, and the switch for the single ones. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const text = useText();
  const [hasSingleKeys, setSingleKeys] = useAtom(hasSingleKeysAtom);
  const pages = Object.entries(pageKeys).map(([letter, page]) => ({
    keys: ['g', letter],
    message: text(`shortcuts.page.${page}`),
  }));
  return (
    <Dialog
      size="large"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('shortcuts.title')}
      closeLabel={text('common.close')}
    >
      <Stack gap="l" align="stretch">
        <Switch
          isSelected={hasSingleKeys}
          onChange={setSingleKeys}
          description={text('shortcuts.singleHint')}
        >
          {text('shortcuts.single')}
        </Switch>
        <Keys
          title={text('shortcuts.anywhere')}
          rows={[
            { keys: [commandKey(), 'K'], message: text('shortcuts.search') },
            { keys: ['/'], message: text('shortcuts.search') },
            { keys: ['?'], message: text('shortcuts.help') },
            { keys: ['f'], message: text('shortcuts.filters') },
            { keys: ['v'], message: text('shortcuts.views') },
            { keys: ['e'], message: text('shortcuts.export') },
          ]}
        />
        <Keys title={text('shortcuts.go')} rows={pages} />
      </Stack>
    </Dialog>
  );
}

interface KeysProps {
  readonly title: string;
  readonly rows: readonly { readonly keys: readonly string[]; readonly message: string }[];
}

function Keys({ title, rows }: KeysProps) {
  return (
    <section>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <dl className={css.rows}>
        {rows.map(({ keys, message }) => (
          <div key={keys.join(' ')} className={css.row}>
            <dt>{message}</dt>
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
