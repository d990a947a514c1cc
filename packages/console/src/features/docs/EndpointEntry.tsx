import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { hashAtom } from '../../data/location.ts';
import { isMessageId } from '../../i18n/isMessageId.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldsTable } from './FieldsTable.tsx';
import { TryIt } from './TryIt.tsx';
import * as css from './docs.css.ts';

/** One call: who may, what it takes, what it answers, how it can fail. */
export function EndpointEntry({ endpoint }: { readonly endpoint: Endpoint }) {
  const isLinked = useAtomValue(hashAtom) === `#${endpoint.id}`;
  const [isExpanded, setExpanded] = useState(isLinked);
  return (
    <div id={endpoint.id} className={css.endpoint}>
      <Disclosure
        isExpanded={isExpanded}
        onExpandedChange={setExpanded}
        title={
          <span className={css.call}>
            <span className={css.method} data-method={endpoint.method}>
              {endpoint.method}
            </span>
            <Mono as="code">{endpoint.path}</Mono>
            <Summary endpoint={endpoint} />
          </span>
        }
      >
        {isExpanded && <Details endpoint={endpoint} />}
      </Disclosure>
    </div>
  );
}

/** Drawn when opened: there are a hundred of them. */
function Details({ endpoint }: { readonly endpoint: Endpoint }) {
  const text = useText();
  const codes = endpoint.errors.join(', ');
  return (
    <Stack gap="m">
      <Inline gap="xs">
        <Tag>{text(`docs.auth.${endpoint.auth}`)}</Tag>
        {endpoint.isExportable && <Tag>{text('docs.exportable')}</Tag>}
        {endpoint.movesMoney && <Tag tone="caution">{text('docs.movesMoney')}</Tag>}
        {endpoint.isExtension && <Tag tone="info">{text('docs.extension')}</Tag>}
      </Inline>
      {endpoint.query && (
        <FieldsTable title={text('docs.query')} call={endpoint.id} schema={endpoint.query} />
      )}
      {endpoint.body && <FieldsTable title={text('docs.body')} call={endpoint.id} schema={endpoint.body} />}
      {endpoint.answer === 'xlsx' ? (
        <Text size="small">{text('docs.answer.xlsx')}</Text>
      ) : (
        <FieldsTable title={text('docs.answer')} call={endpoint.id} schema={endpoint.data} isAnswer />
      )}
      {endpoint.method === 'GET' && endpoint.answer === 'json' && <TryIt endpoint={endpoint} />}
      {codes !== '' && (
        <Text size="small" tone="muted">
          {text('docs.errors.of', { codes })}
        </Text>
      )}
    </Stack>
  );
}

/** In the reader's language where it is translated; the contract's own words otherwise. */
function Summary({ endpoint }: { readonly endpoint: Endpoint }) {
  const text = useText();
  const { messages } = useIntl();
  const id = `docs.summary.${endpoint.id}`;
  return (
    <Text size="small" tone="muted">
      {isMessageId(id, messages) ? text(id) : endpoint.summary}
    </Text>
  );
}
