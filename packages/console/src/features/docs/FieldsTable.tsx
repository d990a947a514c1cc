import { Text } from '@settlement/design-system/Text';
import type { GenericSchema } from 'valibot';
import { type Text as Messages, useText } from '#i18n/useText.ts';
import { type Field, describe } from './describe.ts';
import { Code, DocsCell, DocsRow, DocsTable } from './DocsTable.tsx';
import * as css from './docs.css.ts';

interface FieldsTableProps {
  readonly title: string;
  /** The call they belong to: a page has many such tables. */
  readonly call: string;
  readonly schema: GenericSchema;
  /** Of an answer nothing is required of the caller. */
  readonly isAnswer?: boolean;
}

/** Names and types, as the contract has them. */
export function FieldsTable({ title, call, schema, isAnswer = false }: FieldsTableProps) {
  const text = useText();
  const forms = describe(schema).filter((fields) => fields.length > 0);
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
