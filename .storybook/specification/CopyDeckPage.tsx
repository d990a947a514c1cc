import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { FilePicker } from '@settlement/design-system/FilePicker';
import { Grid } from '@settlement/design-system/Grid';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { SearchField } from '@settlement/design-system/SearchField';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useDeferredValue, useState } from 'react';
import { copyDeck } from '../map/copyData.ts';
import { saveFile } from '#console/lib/browser/saveFile.ts';
import { FileError, readText } from '#console/lib/files/readText.ts';
import type { CopyEntry } from '../map/copyDeck.ts';
import { lengthOf } from '../map/messageShape.ts';
import { type CopyTexts, compareCopy, limits, readCsv, readXliff, toCsv, toXliff } from '../map/copyFiles.ts';
import * as css from './review.css.ts';
import { WideTable } from './parts.tsx';

const ALL = 'all';
const PAGE = 50;
const screens = [...new Set(copyDeck.flatMap((entry) => entry.screens))].sort();
const areas = [...new Set(copyDeck.map(({ area }) => area))].sort();

export function CopyDeckPage() {
  const [query, setQuery] = useState('');
  const [screen, setScreen] = useState(ALL);
  const [area, setArea] = useState(ALL);
  const [imported, setImported] = useState<CopyTexts>();
  const [error, setError] = useState<string>();
  const searched = useDeferredValue(query.trim().toLowerCase());
  const shown = copyDeck.filter(
    (entry) =>
      (screen === ALL || entry.screens.includes(screen)) &&
      (area === ALL || entry.area === area) &&
      `${entry.id} ${entry.en} ${entry.zh}`.toLowerCase().includes(searched),
  );

  const read = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    try {
      const { text } = await readText(file);
      setImported(/\.(xlf|xliff|xml)$/i.test(file.name) ? readXliff(text) : readCsv(text));
    } catch (failure) {
      setImported(undefined);
      setError(messageOf(failure));
    }
  };

  return (
    <Stack gap="l" align="stretch">
      <Heading level={1} size="title">
        Copy deck
      </Heading>
      <Text as="p" tone="muted">
        Export the filtered messages, change the texts, and import the file. The page then shows the changes.
        The messages are in packages/console/src/i18n/messages.
      </Text>
      <Grid columns={{ mobile: 1, desktop: 3 }} gap="m" align="end">
        <SearchField
          isLabelHidden
          label="Find a message"
          placeholder="withdraw, 提现, errors.10026"
          value={query}
          onChange={setQuery}
        />
        <Choice label="Screen" items={screens} value={screen} onChange={setScreen} />
        <Choice label="Area" items={areas} value={area} onChange={setArea} />
      </Grid>
      <Inline gap="s">
        <div role="status">
          <Text tone="muted">
            {shown.length} of {copyDeck.length} messages
          </Text>
        </div>
        <Button size="small" variant="outline" onPress={() => saveFile(toCsv(shown), 'copy.csv')}>
          Export CSV
        </Button>
        <Button
          size="small"
          variant="outline"
          onPress={() => saveFile(new Blob([toXliff(shown)], { type: 'application/xliff+xml' }), 'copy.xlf')}
        >
          Export XLIFF
        </Button>
      </Inline>
      <FilePicker
        label="Import"
        labels={{ choose: 'Choose a file', drop: 'Drop a CSV or XLIFF file here' }}
        acceptedFileTypes={['.csv', '.xlf', '.xliff', '.xml']}
        onSelect={([file]) => void read(file)}
      />
      {error !== undefined && <Banner tone="critical">{error}</Banner>}
      {imported && <Changes texts={imported} />}
      <Messages key={`${searched} ${screen} ${area}`} entries={shown} />
    </Stack>
  );
}

function messageOf(failure: unknown): string {
  if (!(failure instanceof FileError)) return failure instanceof Error ? failure.message : String(failure);
  return failure.problem === 'quote'
    ? `Line ${failure.line}: a closing quotation mark is missing`
    : 'The file isn’t a text in UTF-8, UTF-16 or GB18030';
}

interface ChoiceProps {
  readonly label: string;
  readonly items: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, items, value, onChange }: ChoiceProps) {
  return (
    <Select label={label} placeholder="All" value={value} onChange={onChange}>
      <SelectItem id={ALL}>All</SelectItem>
      {items.map((item) => (
        <SelectItem key={item} id={item}>
          {item}
        </SelectItem>
      ))}
    </Select>
  );
}

function Changes({ texts }: { readonly texts: CopyTexts }) {
  const { changes, unknown } = compareCopy(copyDeck, texts);
  return (
    <Card title={`Changes: ${changes.length}`} padding="m">
      <Stack gap="s" align="stretch">
        {unknown.length > 0 && <Text tone="muted">Unknown ids: {unknown.join(', ')}</Text>}
        {changes.some(({ error }) => error !== undefined) && (
          <Banner tone="critical">Some lines can’t be imported. Each one shows the reason.</Banner>
        )}
        {changes.map(({ id, language, before, after, error }) => (
          <div key={`${id} ${language}`}>
            <Text size="caption" tone="muted">
              {id} · {language === 'en' ? 'English' : '中文'}
            </Text>
            <p>
              <del>{before}</del> <ins>{after}</ins>
            </p>
            {error !== undefined && (
              <Text as="p" size="small" tone="critical">
                It {error}.
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Messages({ entries }: { readonly entries: readonly CopyEntry[] }) {
  const [count, setCount] = useState(PAGE);
  return (
    <Stack gap="m" align="stretch">
      <WideTable label="Messages" columns={['Id', 'English', '中文', 'Screens', 'Kind', 'Length']}>
        {entries.slice(0, count).map(({ id, en, zh, screens: used, kind }) => (
          <tr key={id}>
            <th className={css.rowHead} scope="row">
              {id}
            </th>
            <td className={css.data}>{en}</td>
            <td className={css.data} lang="zh-CN">
              {zh}
            </td>
            <td className={css.data}>{used.join(', ')}</td>
            <td className={css.data}>{kind}</td>
            <td className={css.data}>
              {lengthOf(en)} of {limits[kind].en}, 中文 {lengthOf(zh)} of {limits[kind].zh}
            </td>
          </tr>
        ))}
      </WideTable>
      {entries.length > count && (
        <Button variant="outline" onPress={() => setCount(count + PAGE * 4)}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
