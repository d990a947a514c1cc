import type * as v from 'valibot';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { endpoints } from '../src/contract/endpoints.ts';
import {
  extensionGroups,
  extensionTexts,
  fieldsOf,
  isExtension,
  itemOf,
  variantsOf,
} from '../src/contract/extensions.ts';

const calls = Object.values<Endpoint>(endpoints);
const nameOf = ({ method, path }: Endpoint) => `\`${method} ${path.replace('/api/v1', '')}\``;

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [padded[0], line(widths.map((width) => '-'.repeat(width))), ...padded.slice(1)].join('\n');
}

function groupTable(): string {
  const rows = extensionGroups.map((group) => {
    const own = calls.filter(({ extension }) => extension === group).map(nameOf);
    const { shows, without } = extensionTexts[group];
    return [`\`${group}\``, own.join(', ') || 'parameters only', shows, without];
  });
  return table([['Group', 'Calls', 'The console shows', 'Without it'], ...rows]);
}

/** Returns the shape of a schema with only the fields that the specification defines. `?` marks optional fields. */
function shapeOf(schema: v.GenericSchema): string {
  const item = itemOf(schema);
  if (item) return `[${shapeOf(item)}]`;
  const variants = variantsOf(schema);
  if (variants.length > 1) return variants.map(shapeOf).join(' or ');
  const fields = [...fieldsOf(schema)].filter(([, field]) => !isExtension(field));
  const shown = fields.map(([name, field]) => {
    const inner = fieldsOf(itemOf(field) ?? field).size > 0 ? ` ${shapeOf(field)}` : '';
    return `${name}${field.type === 'optional' ? '?' : ''}${inner}`;
  });
  return `{ ${shown.join(', ')} }`;
}

function proposalTable(): string {
  const rows = calls
    .filter(({ proposal }) => proposal.length > 0)
    .map((endpoint) => {
      const { proposal, query, body, data, answer } = endpoint;
      const payload = query ?? body;
      const result =
        answer === 'file' || isExtension(data) || fieldsOf(data).size + (itemOf(data) ? 1 : 0) === 0;
      return [
        nameOf(endpoint),
        proposal.includes('payload') && payload ? `\`${shapeOf(payload)}\`` : 'as specified',
        proposal.includes('result') ? (result ? 'nothing' : `\`${shapeOf(data)}\``) : 'as specified',
      ];
    });
  return table([['Call', 'Proposed payload', 'Required response'], ...rows]);
}

const sections = { groups: groupTable, proposals: proposalTable } as const;

export const backendGuide = (text: string): string =>
  Object.entries(sections).reduce(
    (sofar, [name, write]) =>
      sofar.replace(
        new RegExp(`(<!-- ${name} -->\\n\\n)[^]*?(\\n\\n<!-- /${name} -->)`),
        (_all, start: string, end: string) => `${start}${write()}${end}`,
      ),
    text,
  );
