import type { MessageId } from '#i18n/ids.ts';
import type { Text } from '#i18n/useText.ts';

const names: Readonly<Record<string, MessageId>> = {
  name: 'permission.field.name',
  documents: 'permission.field.documents',
  contact: 'permission.field.contact',
  'merchant.website': 'permission.field.website',
  'merchant.address': 'permission.field.address',
};

/** Returns the label of a field, or its API name if the field has no label. */
export function fieldName(text: Text, field: string): string {
  const id = names[field];
  return id ? text(id) : field;
}
