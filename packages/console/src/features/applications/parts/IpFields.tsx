import type { WhitelistEntry } from '@settlement/api-mocks/contract/applications';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { MOST_IPS, isIp } from '@settlement/api-mocks/rules/ipList';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { Mono } from '@settlement/design-system/Mono';
import { Switch } from '@settlement/design-system/Switch';
import { Text } from '@settlement/design-system/Text';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';
import { PlusIcon, TrashIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import { userAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { useRowSize } from '#parts/list/useRowSize.ts';
import * as css from '../applications.css.ts';
import type { FieldsProps } from './applicationFields.tsx';
import { type Added, addIps, isAllowed, missed, readEntries, reasonsOf, writeEntries } from './ipEntries.ts';
import { addTyped } from './values.ts';

const LONGEST_NOTE = 40;
const noSavedAddresses: readonly WhitelistEntry[] = [];

interface IpFieldsProps extends FieldsProps {
  /** The entries that the server has saved. Empty for a new application. */
  readonly saved?: readonly WhitelistEntry[];
}

export function IpFields({ values, patch, errors, saved = noSavedAddresses }: IpFieldsProps) {
  const text = useText();
  const size = useRowSize();
  const hasNotes = useOffers()('account');
  const ownIp = useAtomValue(userAtom)?.last_login.ip ?? '';
  const [added, setAdded] = useState<Added>();
  const entries = readEntries(values.ips);
  const gone = missed(saved, entries);
  const container = useRef<HTMLDivElement>(null);
  const field = () => container.current?.querySelector('textarea');
  const typed = addTyped(values);
  const rejected = errors.typedIps === undefined ? added : typed;
  const isOwnMissing = isIp(ownIp) && !isAllowed(typed.entries, ownIp);

  const add = (result: Added, typedIps: string) => {
    patch({ ips: writeEntries(result.entries), typedIps });
    setAdded(result);
    field()?.focus();
  };
  // The rejected addresses remain in the field, so that the user can correct them.
  const addTypedToList = () => add(typed, [...typed.invalid, ...typed.tooMany].join('\n'));
  const note = (ip: string, typedNote: string) =>
    patch({
      ips: writeEntries(
        entries.map((entry) =>
          entry.ip === ip ? { ip, note: typedNote.replaceAll('\n', ' ').slice(0, LONGEST_NOTE) } : entry,
        ),
      ),
    });
  const remove = (ip: string, at: number) => {
    patch({ ips: writeEntries(entries.filter((entry) => entry.ip !== ip)) });
    // The pressed button is removed with its row, so the focus moves to another row or the field.
    requestAnimationFrame(() => {
      const buttons = container.current?.querySelectorAll<HTMLElement>('li button') ?? [];
      const next = buttons[Math.min(at, buttons.length - 1)];
      if (next) next.focus();
      else field()?.focus();
    });
  };

  return (
    <div ref={container} className={css.form}>
      <Switch
        isTall
        isRow
        isSelected={values.ipOn}
        onChange={(ipOn) => patch({ ipOn })}
        description={text('applications.ip.text')}
      >
        {text('applications.ip.switch')}
      </Switch>
      {errors.ips !== undefined && (
        <span role="alert" className={css.error}>
          {errors.ips}
        </span>
      )}
      <Text size="small" tone="muted">
        {text('applications.ip.count', { count: entries.length, most: MOST_IPS })}
      </Text>
      {entries.length > 0 && (
        <Stack as="ul" gap="s" aria-label={text('applications.ip.list')}>
          {entries.map(({ ip, note: current }, at) => (
            <li key={ip} className={css.ipRow}>
              <Mono>{ip}</Mono>
              {hasNotes && (
                <TextField
                  label={text('applications.ip.noteOf', { ip })}
                  isLabelHidden
                  placeholder={text('common.column.note')}
                  value={current}
                  onChange={(value) => note(ip, value)}
                />
              )}
              <IconButton
                label={text('applications.ip.remove', { ip })}
                icon={<TrashIcon aria-hidden="true" />}
                onPress={() => remove(ip, at)}
              />
            </li>
          ))}
        </Stack>
      )}
      {gone.map(({ ip, calls }) => (
        <Banner key={ip} tone="caution" role="status">
          {text('applications.ip.missed', { ip, count: calls })}
        </Banner>
      ))}
      {isOwnMissing && (
        <Inline>
          <Button
            variant="outline"
            size={size}
            icon={<PlusIcon aria-hidden="true" />}
            onPress={() => add(addIps(entries, ownIp), values.typedIps)}
          >
            {text('applications.ip.own', { ip: ownIp })}
          </Button>
        </Inline>
      )}
      <TextArea
        label={text('applications.ip.paste')}
        description={text('applications.ip.pasteHint')}
        rows={3}
        value={values.typedIps}
        onChange={(typedIps) => {
          patch({ typedIps });
          setAdded(undefined);
        }}
        {...(rejected && rejected.invalid.length > 0
          ? {
              errorMessage: [
                text('applications.ip.invalid', { list: rejected.invalid.join(', ') }),
                ...reasonsOf(rejected.invalid).map((reason) => text(`applications.ip.reason.${reason}`)),
              ].join(' · '),
            }
          : rejected && rejected.tooMany.length > 0
            ? { errorMessage: text('applications.ip.tooMany', { most: MOST_IPS }) }
            : {})}
      />
      <Inline>
        <Button variant="outline" isDisabled={values.typedIps.trim() === ''} onPress={addTypedToList}>
          {text('applications.ip.add')}
        </Button>
        <span role="status" className={css.same}>
          {added && addedText(text, added)}
        </span>
      </Inline>
    </div>
  );
}

function addedText(text: ReturnType<typeof useText>, { count, known, reserved }: Added): string {
  return [
    text('applications.ip.added', { count }),
    known.length > 0 && text('applications.ip.known', { list: known.join(', ') }),
    reserved.length > 0 && text('applications.ip.reserved', { list: reserved.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}
