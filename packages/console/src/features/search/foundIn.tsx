import type { SearchListGroup, SearchListItem } from '@settlement/design-system/SearchList';
import {
  KeyIcon,
  LifeBuoyIcon,
  MapPinIcon,
  ReceiptTextIcon,
  UploadIcon,
  WalletIcon,
} from '@settlement/design-system/icons';
import type { SearchHit } from '#data/search.ts';
import type { Text } from '#i18n/useText.ts';

const icons = {
  payment: ReceiptTextIcon,
  withdrawal: UploadIcon,
  application: KeyIcon,
  address: MapPinIcon,
  workOrder: LifeBuoyIcon,
  token: WalletIcon,
} as const;
type Kind = keyof typeof icons;
const kinds = ['payment', 'withdrawal', 'workOrder', 'application', 'address', 'token'] as const;
const isKind = (kind: string): kind is Kind => Object.hasOwn(icons, kind);

/** What answers the words: pages by their names, and what the server found, kind by kind. */
export function foundIn(
  text: Text,
  typed: string,
  pages: readonly SearchListItem[],
  hits: readonly SearchHit[],
): SearchListGroup[] {
  const query = typed.trim().toLowerCase();
  return [
    {
      id: 'pages',
      title: text('search.pages'),
      items: pages.filter(({ label }) => label.toLowerCase().includes(query)),
    },
    ...kinds.map((kind) => ({
      id: kind,
      title: text(`search.kind.${kind}`),
      items: hits.filter((hit) => isKind(hit.kind) && hit.kind === kind).map(itemOf),
    })),
  ];
}

/** Where it leads is what it is known by: two things never lead to one place. */
function itemOf({ kind, title, detail, link }: SearchHit): SearchListItem {
  const Icon = isKind(kind) ? icons[kind] : ReceiptTextIcon;
  return { id: link, label: title, detail, icon: <Icon size={18} /> };
}
