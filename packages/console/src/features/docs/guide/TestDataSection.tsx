import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { apiServerAtom } from '#data/calls/apiServer.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import * as css from '../docs.css.ts';
import { Code, DocsCell, DocsRow, DocsTable } from '../DocsTable.tsx';

const values: readonly (readonly [value: string, meaning: MessageId])[] = [
  ['mock:authorised', 'docs.test.authorised'],
  ['mock:fresh', 'docs.test.fresh'],
  ['mock:reviewing', 'docs.test.reviewing'],
  ['mock:rejected', 'docs.test.rejected'],
  ['mock:two-step', 'docs.test.twoStep'],
  ['mock:locked', 'docs.test.locked'],
  ['taken@…', 'docs.test.registered'],
  ['https://reject.example', 'docs.test.reject'],
  ['reject.png', 'docs.test.rejectFile'],
  ['?mock=payments.empty,statistics.slow', 'docs.test.scenario'],
];

export function TestDataSection() {
  const text = useText();
  const server = useAtomValue(apiServerAtom);
  return (
    <Stack gap="m">
      <Text as="p">{text('docs.test.text')}</Text>
      <div className={css.scroller} role="region" aria-label={text('docs.test.table')} tabIndex={0}>
        <DocsTable head={[text('docs.test.value'), text('docs.header.meaning')]}>
          {values.map(([value, meaning]) => (
            <DocsRow key={value} name={<Code>{value}</Code>}>
              <DocsCell>{text(meaning)}</DocsCell>
            </DocsRow>
          ))}
        </DocsTable>
      </div>
      <Text as="p">{text('docs.test.time')}</Text>
      <CodeBlock
        isLabelHidden
        code={`curl -s ${server}/__mock/clock -H 'content-type: application/json' -d '{"advance":86400}'`}
        label={text('docs.test.time')}
      />
    </Stack>
  );
}
