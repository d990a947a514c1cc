import { Dialog } from '@settlement/design-system/Dialog';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Switch } from '@settlement/design-system/Switch';
import { useAtom } from 'jotai';
import { useOffers } from '#data/calls/extensions.ts';
import { hasSingleKeysAtom } from '#data/page/shortcuts.ts';
import { useText } from '#i18n/useText.ts';
import { commandKey, pageKeys } from '#lib/browser/shortcuts.ts';
import { extensionAt, titleOf } from '#lib/address/pages.ts';
import * as css from './shortcuts.css.ts';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const text = useText();
  const [hasSingleKeys, setSingleKeys] = useAtom(hasSingleKeysAtom);
  const offers = useOffers();
  const pages = Object.entries(pageKeys)
    .filter(([, page]) => offers(extensionAt(page)))
    .map(([letter, page]) => ({ keys: ['g', letter], message: text(titleOf(page, 'desktop')) }));
  return (
    <Dialog
      size="large"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('shortcuts.title')}
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
            { keys: [commandKey(), 'K'], message: text('shell.search') },
            { keys: ['/'], message: text('shell.search') },
            { keys: ['?'], message: text('shortcuts.help') },
            { keys: ['f'], message: text('shortcuts.filters') },
            ...(offers('views') ? [{ keys: ['v'], message: text('shortcuts.views') }] : []),
            { keys: ['e'], message: text('shortcuts.export') },
          ]}
        />
        <Keys
          title={text('shortcuts.list')}
          rows={[
            { keys: ['j'], arrow: '↓', message: text('shortcuts.next') },
            { keys: ['k'], arrow: '↑', message: text('shortcuts.previous') },
          ]}
        />
        <Keys title={text('shortcuts.go')} rows={pages} />
      </Stack>
    </Dialog>
  );
}

interface KeysProps {
  readonly title: string;
  readonly rows: readonly {
    readonly keys: readonly string[];
    /** The arrow key that has the same effect as `keys`. */
    readonly arrow?: string;
    readonly message: string;
  }[];
}

function Keys({ title, rows }: KeysProps) {
  return (
    <section>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <dl className={css.rows}>
        {rows.map(({ keys, arrow, message }) => (
          <div key={keys.join(' ')} className={css.row}>
            <dt>{message}</dt>
            <dd className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
              {arrow !== undefined && (
                <>
                  <span aria-hidden="true">/</span>
                  <kbd className={css.key}>{arrow}</kbd>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
