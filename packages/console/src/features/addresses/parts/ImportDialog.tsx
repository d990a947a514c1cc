import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import { Inline } from '@settlement/design-system/Inline';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { FilePicker } from '@settlement/design-system/FilePicker';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { addressTicketAtom, allAddressesAtom, checkAddressAtom, saveAddressAtom } from '#data/addresses.ts';
import { readCurrenciesAtom, tokensOnNetworks } from '#data/currencies.ts';
import { useToasts } from '#data/page/toasts.ts';
import { usePerform } from '#data/money/verification.ts';
import { errorText } from '#i18n/errorText.ts';
import { fieldErrors, fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { recipientText } from '#parts/address/addressTexts.ts';
import { fileText } from '#i18n/fileText.ts';
import { readText } from '#lib/files/readText.ts';
import { saveFile } from '#lib/browser/saveFile.ts';
import * as css from '../addresses.css.ts';
import { checkRows } from './checkRows.ts';
import {
  type CsvEntry,
  type CsvRow,
  type CsvTable,
  MOST_ROWS,
  csvColumns,
  exampleFile,
  readCsv,
} from './csv.ts';

interface ReadFile extends CsvTable {
  readonly name: string;
  readonly encoding: string;
}

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const ticketFor = useSetAtom(addressTicketAtom);
  const save = useSetAtom(saveAddressAtom);
  const readAll = useSetAtom(allAddressesAtom);
  const check = useSetAtom(checkAddressAtom);
  const readCurrencies = useSetAtom(readCurrenciesAtom);
  const [file, setFile] = useState<ReadFile>();
  const [failed, setFailed] = useState<Readonly<Record<number, string>>>({});
  const [progress, setProgress] = useState<number>();
  const [checked, setChecked] = useState<number>();
  const [failure, setFailure] = useState<string>();

  const good = (file?.rows ?? []).flatMap(({ line, entry }) => (entry ? [{ line, entry }] : []));
  const wrongCount = (file?.rows.length ?? 0) - good.length;
  const isSaving = progress !== undefined;

  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFailure(undefined);
    setFailed({});
    setFile(undefined);
    setChecked(0);
    try {
      const [content, saved, { list: networks }] = await Promise.all([
        readText(chosen),
        readAll(),
        // A row can be assigned to a token only if the networks are loaded.
        readCurrencies('withdraw'),
      ]);
      const table = readCsv(content.text, { tokens: tokensOnNetworks(networks), saved });
      const rows = await checkRows(
        table.rows,
        ({ currency_id: id, address, memo }) => check({ id, address, memo }),
        setChecked,
      );
      setFile({ ...table, name: chosen.name, encoding: content.encoding, rows });
    } catch (error) {
      setFailure(fileText(text, error));
    } finally {
      setChecked(undefined);
    }
  };

  const reasonOf = ({ line, network, token, error: found }: CsvRow): string | undefined => {
    if (failed[line] !== undefined) return failed[line];
    if (found === undefined) return undefined;
    if (found === 'network' || found === 'similar') return text(`addresses.import.${found}`);
    if (found === 'rounded') return text('common.file.rounded');
    if (typeof found === 'object') return recipientText(text, found, { network, token });
    return fieldText(text, found);
  };

  const saveAll = async (entries: readonly { line: number; entry: CsvEntry }[], ticket: string) => {
    const refused: Record<number, string> = {};
    for (const [done, { line, entry }] of entries.entries()) {
      setProgress(done);
      try {
        // The server compares each entry with the saved entries, so they are saved one after another.
        await save(entry, { ticket });
      } catch (error) {
        const named = fieldErrors(text, error);
        refused[line] = Object.values(named)[0] ?? errorText(text, error);
      }
    }
    return refused;
  };

  const submit = async () => {
    if (!file) return;
    try {
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        asksFirst: true,
        content: (text) => ({
          title: text('addresses.import.confirm'),
          recap: text('addresses.import.recap', { count: good.length, file: file.name }),
          confirmLabel: text('common.save'),
        }),
        call: (codes) =>
          ticketFor(
            good.map(({ entry }) => entry),
            codes,
          ),
      });
      if (!outcome.isDone) return;
      const refused = await saveAll(good, outcome.data);
      const savedCount = good.length - Object.keys(refused).length;
      if (savedCount > 0)
        toasts.add({ tone: 'positive', title: text('addresses.import.done', { count: savedCount }) });
      setFailed(refused);
      if (Object.keys(refused).length === 0 && wrongCount === 0) return onClose();
      setFile({
        ...file,
        rows: file.rows.filter(({ line, entry }) => !entry || refused[line] !== undefined),
      });
    } catch (error) {
      setFailure(errorText(text, error));
    } finally {
      setProgress(undefined);
    }
    return undefined;
  };

  return (
    <Dialog
      size="large"
      isLocked={isSaving}
      onClose={onClose}
      title={text('addresses.import.title')}
      footer={
        <Inline justify="end">
          <Button variant="ghost" onPress={() => saveFile(exampleFile(), 'addresses-example.csv')}>
            {text('addresses.import.example')}
          </Button>
          <Button isDisabled={good.length === 0} isPending={isSaving} onPress={() => void submit()}>
            {text('addresses.import.save', { count: good.length })}
          </Button>
        </Inline>
      }
    >
      <Stack>
        <Text as="p" tone="muted">
          {text('addresses.import.text', { columns: csvColumns.join(', '), count: MOST_ROWS })}
        </Text>
        <FilePicker
          label={text('common.file.csv')}
          labels={{ drop: text('addresses.import.drop') }}
          description={file?.name}
          acceptedFileTypes={['.csv', '.txt', 'text/csv', 'text/plain']}
          isPending={checked !== undefined}
          isDisabled={isSaving}
          onSelect={([chosen]) => void read(chosen)}
        />
        {failure !== undefined && (
          <Banner tone="critical" role="alert">
            {failure}
          </Banner>
        )}
        {checked !== undefined && (
          <Text as="p" tone="muted">
            <span role="status">{text('addresses.import.checking', { count: checked })}</span>
          </Text>
        )}
        {file && (
          <>
            <Text as="p">
              <span role="status">
                {file.missing.length > 0
                  ? text('addresses.import.columns', { columns: file.missing.join(', ') })
                  : [
                      text('addresses.import.ready', { count: good.length }),
                      wrongCount > 0 && text('addresses.import.wrong', { count: wrongCount }),
                      file.total > MOST_ROWS &&
                        text('addresses.import.rest', { count: file.total, most: MOST_ROWS }),
                      file.encoding === 'GB18030' &&
                        text('common.file.encodingNote', { name: file.encoding }),
                      progress !== undefined &&
                        text('addresses.import.saving', { done: progress, count: good.length }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
              </span>
            </Text>
            <Stack as="ul" gap="s" aria-label={text('addresses.import.rows')}>
              {file.rows.map((row) => (
                <li key={row.line} className={css.row}>
                  <span>
                    {text('addresses.import.line', { line: row.line })} · {row.label || '—'} ·{' '}
                    {row.network || '—'}
                  </span>
                  <Mono>{row.address || '—'}</Mono>
                  {row.unusedAmount !== undefined && (
                    <Text size="small" tone="muted">
                      {text('common.recipient.amountDropped', { amount: row.unusedAmount })}
                    </Text>
                  )}
                  {reasonOf(row) !== undefined && <Text tone="critical">{reasonOf(row)}</Text>}
                </li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
