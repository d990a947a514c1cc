import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { apiServerAtom } from '#data/calls/apiServer.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { hashAtom } from '#data/page/location.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { useText, type Text as Messages } from '#i18n/useText.ts';
import { withBase } from '#lib/address/basePath.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { TryIt } from './TryIt.tsx';
import { reveal } from '#lib/browser/reveal.ts';
import { type Example, queryOf, useExample } from './examples.ts';
import type { GenericSchema } from 'valibot';
import { signingHeaders } from '@settlement/api-mocks/contract/signing';
import { offersField } from '#api/offeredFields.ts';
import { type Field, describe } from './describe.ts';
import { Code, DocsCell, DocsRow, DocsTable } from './DocsTable.tsx';
import type { DocumentedCall } from './sections.ts';
import * as css from './docs.css.ts';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlOf(server: string, example: Example, endpoint: Endpoint): string {
  const query = queryOf(example);
  const { body } = example;
  const parts = [`curl -s ${quoted(`${server}${endpoint.path}${query === '' ? '' : `?${query}`}`)}`];
  const isPlainPost = endpoint.method === 'POST' && (body !== undefined || endpoint.bodyKind === 'multipart');
  if (endpoint.method !== 'GET' && !isPlainPost) parts.push(`-X ${endpoint.method}`);
  if (endpoint.auth === 'signed')
    parts.push(
      ...Object.entries(signingHeaders).map(([part, name]) => `-H "${name}: $${part.toUpperCase()}"`),
    );
  else if (endpoint.auth !== 'public') parts.push('-H "X-Token: $TOKEN"');
  if (endpoint.answer === 'file')
    parts.push("-H 'X-DOWNLOAD: 1'", `-o answer.${endpoint.formats[0] ?? 'xlsx'}`);
  if (endpoint.bodyKind === 'multipart') parts.push("-F 'file=@image.png'");
  else if (body !== undefined)
    parts.push("-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body))}`);
  return parts.join(' \\\n  ');
}

export function EndpointEntry({ endpoint }: { readonly endpoint: DocumentedCall }) {
  const text = useText();
  const hash = useAtomValue(hashAtom);
  const [linked, setLinked] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  // The entry also opens if the hash changes to its ID while the page is open.
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
            <Text size="small" tone="muted">
              {text(`docs.summary.${endpoint.id}`)}
            </Text>
          </span>
        }
      >
        {isExpanded && <Details endpoint={endpoint} />}
      </Disclosure>
    </div>
  );
}

/** Renders the details only when the entry is open, because the page has about a hundred entries. */
function Details({ endpoint }: { readonly endpoint: Endpoint }) {
  const text = useText();
  const server = useAtomValue(apiServerAtom);
  const example = useExample(endpoint);
  const formats = useOffers()('exports') ? endpoint.formats : endpoint.formats.slice(0, 1);
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
        {endpoint.extension && <Tag tone="info">{text('docs.extension')}</Tag>}
      </Inline>
      {endpoint.query && (
        <FieldsTable title={text('docs.query')} call={endpoint.id} schema={endpoint.query} />
      )}
      {endpoint.body && <FieldsTable title={text('docs.body')} call={endpoint.id} schema={endpoint.body} />}
      {endpoint.answer === 'file' ? (
        <Text size="small">{text('docs.answer.file', { formats: formats.join(' · ').toUpperCase() })}</Text>
      ) : (
        <FieldsTable title={text('docs.answer')} call={endpoint.id} schema={endpoint.data} isAnswer />
      )}
      <div>
        <Text weight="semibold" as="p">
          {text('docs.curl')}
        </Text>
        <CodeBlock
          isLabelHidden
          code={curlOf(server, example, endpoint)}
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

interface FieldsTableProps {
  readonly title: string;
  readonly call: string;
  readonly schema: GenericSchema;
  readonly isAnswer?: boolean;
}

function FieldsTable({ title, call, schema, isAnswer = false }: FieldsTableProps) {
  const text = useText();
  const offers = useOffers();
  const forms = describe(schema)
    .map((fields) => fields.filter(({ name }) => offersField(schema, name, offers)))
    .filter((fields) => fields.length > 0);
  return (
    <div>
      <Text weight="semibold" as="p">
        {title}
        {forms.length > 1 && ` · ${text('docs.field.oneOf')}`}
      </Text>
      {forms.length === 0 && (
        <Text size="small" tone="muted">
          {text('docs.noParameters')}
        </Text>
      )}
      {forms.map((fields) => (
        <div
          key={fields[0]?.name}
          className={css.scroller}
          role="region"
          aria-label={`${title}, ${call}, ${fields[0]?.name}`}
          tabIndex={0}
        >
          <DocsTable
            head={[
              text('docs.field.name'),
              text('docs.field.type'),
              ...(isAnswer ? [] : [text('docs.field.needed')]),
            ]}
          >
            {fields.map((field) => (
              <DocsRow key={field.name} name={<Code>{field.name}</Code>}>
                <DocsCell>
                  <Code>{field.type}</Code>
                </DocsCell>
                {!isAnswer && <DocsCell>{neededText(text, field)}</DocsCell>}
              </DocsRow>
            ))}
          </DocsTable>
        </div>
      ))}
    </div>
  );
}

function neededText(text: Messages, { isRequired, fallback }: Field): string {
  if (isRequired) return text('common.yes');
  return fallback === undefined ? text('common.no') : text('docs.field.default', { value: fallback });
}
