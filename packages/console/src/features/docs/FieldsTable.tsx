import { Text } from '@settlement/design-system/Text';
import type { GenericSchema } from 'valibot';
import { useText } from '#i18n/useText.ts';
import { describe } from './describe.ts';
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
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{text('docs.field.name')}</th>
                <th scope="col">{text('docs.field.type')}</th>
                {!isAnswer && <th scope="col">{text('docs.field.needed')}</th>}
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field.name}>
                  <th scope="row">
                    <code>{field.name}</code>
                  </th>
                  <td>
                    <code>{field.type}</code>
                  </td>
                  {!isAnswer && (
                    <td>
                      {field.isRequired
                        ? text('common.yes')
                        : field.fallback === undefined
                          ? text('common.no')
                          : text('docs.field.default', { value: field.fallback })}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}
