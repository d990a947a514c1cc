import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { examples } from '@settlement/api-mocks/contract/examples';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { apiServerAtom } from '#data/apiServer.ts';
import { hashAtom } from '#data/location.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { isMessageId } from '#i18n/isMessageId.ts';
import { useText } from '#i18n/useText.ts';
import { withBase } from '#lib/basePath.ts';
import { CopyValue } from '#parts/CopyValue.tsx';
import { CodeBlock } from '#parts/CodeBlock.tsx';
import { FieldsTable } from './FieldsTable.tsx';
import { TryIt } from './TryIt.tsx';
import { curlOf } from './curl.ts';
import * as css from './docs.css.ts';
import { reveal } from './reveal.ts';

/** One call: who may, what it takes, what it answers, how it can fail. */
export function EndpointEntry({ endpoint }: { readonly endpoint: Endpoint }) {
  const hash = useAtomValue(hashAtom);
  const [linked, setLinked] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  // A link to it opens it once, also from inside the page.
  if (hash !== linked) {
    setLinked(hash);
    if (hash === `#${endpoint.id}`) setExpanded(true);
  }
  return (
    <div id={endpoint.id} className={css.endpoint} tabIndex={-1}>
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
  const server = useAtomValue(apiServerAtom);
  return (
    <Stack gap="m">
      <Inline gap="xs">
        <CopyValue
          value={`${window.location.origin}${withBase('/docs')}#${endpoint.id}`}
          what={text('docs.linkTo', { call: endpoint.id })}
        />
        <Tag>{text(`docs.auth.${endpoint.auth}`)}</Tag>
        {endpoint.isExportable && <Tag>{text('docs.exportable')}</Tag>}
        {endpoint.movesMoney && <Tag tone="caution">{text('docs.movesMoney')}</Tag>}
        {endpoint.isExtension && <Tag tone="info">{text('docs.extension')}</Tag>}
      </Inline>
      {endpoint.query && (
        <FieldsTable title={text('docs.query')} call={endpoint.id} schema={endpoint.query} />
      )}
      {endpoint.body && <FieldsTable title={text('docs.body')} call={endpoint.id} schema={endpoint.body} />}
      {endpoint.answer === 'file' ? (
        <Text size="small">
          {text('docs.answer.file', { formats: endpoint.formats.join(' · ').toUpperCase() })}
        </Text>
      ) : (
        <FieldsTable title={text('docs.answer')} call={endpoint.id} schema={endpoint.data} isAnswer />
      )}
      <div>
        <Text weight="semibold" as="p">
          {text('docs.curl')}
        </Text>
        <CodeBlock
          isLabelHidden
          code={curlOf(server, examples, endpoint)}
          label={text('docs.curlOf', { call: endpoint.id })}
        />
      </div>
      {endpoint.method === 'GET' && endpoint.answer === 'json' && endpoint.auth !== 'signed' && (
        <TryIt endpoint={endpoint} />
      )}
      {endpoint.errors.length > 0 && <ErrorLinks codes={endpoint.errors} />}
    </Stack>
  );
}

/** How it can fail, each with the way to the table of codes. */
function ErrorLinks({ codes }: { readonly codes: Endpoint['errors'] }) {
  const text = useText();
  return (
    <div>
      <Text weight="semibold" as="p">
        {text('docs.errors')}
      </Text>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Link href={`#error-${code}`} onPress={() => reveal(`error-${code}`)}>
              <Mono>{String(code)}</Mono> {text(errorIdOf(code))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
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
