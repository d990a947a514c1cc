import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { Button } from '@settlement/design-system/Button';
import { FilePicker } from '@settlement/design-system/FilePicker';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextArea } from '@settlement/design-system/TextArea';
import { BookUserIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { MOST_WITHDRAWALS } from '@settlement/api-mocks/contract/withdrawals';
import { basketAtom } from '#data/basket.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useSavedAddresses } from '#data/addresses.ts';
import { fileText } from '#i18n/fileText.ts';
import { useText } from '#i18n/useText.ts';
import { readText } from '#lib/files/readText.ts';
import { newRequestId } from '#lib/money/newRequestId.ts';
import { AddressBookDrawer } from '#parts/address/AddressBookDrawer.tsx';
import type { TokenChoice } from '../parts/tokenChoices.ts';
import { type ReadTable, readRows } from './readRows.ts';

interface AddRowsProps {
  readonly choices: readonly TokenChoice[];
  readonly count: number;
}

export function AddRows({ choices, count }: AddRowsProps) {
  const text = useText();
  const setRows = useSetAtom(basketAtom);
  const hasBook = useOffers()('addresses');
  const { data: book, error } = useSavedAddresses(hasBook ? '' : undefined);
  // Lines may contain labels of saved addresses, so lines are parsed only after the address book has loaded.
  const isLoading = hasBook && book === undefined && error === null;
  const [typed, setTyped] = useState('');
  const [isBookOpen, setBookOpen] = useState(false);
  const [notice, setNotice] = useState('');

  const add = ({ rows, left, unknown }: ReadTable, encoding?: string) => {
    const space = MOST_WITHDRAWALS - count;
    const added = rows.slice(0, space);
    const rest = left + rows.length - added.length;
    setRows((before) => [...before, ...added.map((row) => ({ ...row, key: newRequestId() }))]);
    setNotice(
      [
        rest > 0
          ? text('withdrawals.basket.tooMany', { added: added.length, rest, most: MOST_WITHDRAWALS })
          : text('withdrawals.basket.added', { count: added.length }),
        unknown !== undefined && text('withdrawals.basket.headings', { headings: unknown }),
        encoding === 'GB18030' && text('common.file.encodingNote', { name: encoding }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
  const addText = (content: string, encoding?: string): boolean => {
    try {
      add(readRows(content, { choices, saved: book?.list ?? [] }), encoding);
      return true;
    } catch (error) {
      setNotice(fileText(text, error));
      return false;
    }
  };
  const addFile = async (file: File) => {
    try {
      const content = await readText(file);
      addText(content.text, content.encoding);
    } catch (error) {
      setNotice(fileText(text, error));
    }
  };
  const take = ({ currency_id, address, memo, label }: SavedAddress) =>
    add({
      rows: [
        { id: currency_id, address, memo, amount: '', linkAmount: '', name: label, tradeNo: '', code: 0 },
      ],
      left: 0,
    });

  return (
    <Stack gap="m">
      <TextArea
        label={text('withdrawals.basket.paste')}
        description={text('withdrawals.basket.pasteHelp')}
        placeholder={'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs, 120, USDT, TRON'}
        rows={3}
        spellCheck="false"
        value={typed}
        onChange={setTyped}
      />
      <Inline gap="s">
        <Button
          variant="outline"
          isPending={isLoading}
          isDisabled={typed.trim() === '' || count >= MOST_WITHDRAWALS}
          onPress={() => {
            if (addText(typed)) setTyped('');
          }}
        >
          {text('withdrawals.basket.add')}
        </Button>
        {hasBook && (
          <Button
            variant="ghost"
            tone="accent"
            icon={<BookUserIcon size={16} aria-hidden="true" />}
            onPress={() => setBookOpen(true)}
          >
            {text('shell.nav.addresses')}
          </Button>
        )}
      </Inline>
      <FilePicker
        label={text('common.file.csv')}
        description={text('withdrawals.basket.fileHelp')}
        acceptedFileTypes={['.csv', '.txt', 'text/csv', 'text/plain']}
        labels={{ drop: text('addresses.import.drop') }}
        isPending={isLoading}
        onSelect={([file]) => file && void addFile(file)}
      />
      <Text as="div" size="small" tone="muted">
        <span role="status">{notice}</span>
      </Text>
      <AddressBookDrawer
        isOpen={isBookOpen}
        onClose={() => setBookOpen(false)}
        family={undefined}
        currencyId=""
        onTake={take}
      />
    </Stack>
  );
}
