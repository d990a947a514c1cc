import * as icons from '@settlement/design-system/icons';
import type { Icon } from '@settlement/design-system/icons';
import { SearchField } from '@settlement/design-system/SearchField';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { Facts, Page, Section } from '../page/Page.tsx';
import * as css from './icons.css.ts';

const all = Object.entries<Icon>(icons);

const nameOf = (name: string) =>
  name
    .replace(/Icon$/, '')
    .replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();

export function IconsPage() {
  const [query, setQuery] = useState('');
  const shown = all.filter(([name]) => nameOf(name).includes(query.trim().toLowerCase()));
  return (
    <Page
      title="Icons"
      lead="Icons are Lucide’s line icons, named by their use. An icon helps users find a text. Only well-known icons appear without a text: close, search, menu."
    >
      <Section title="All icons">
        <SearchField
          isLabelHidden
          label="Find an icon"
          placeholder="arrow"
          value={query}
          onChange={setQuery}
        />
        <Text as="p" size="small" tone="muted">
          <span role="status">{`${shown.length} of ${all.length} icons`}</span>
        </Text>
        <ul className={css.grid}>
          {shown.map(([name, Shape]) => (
            <li key={name} className={css.tile}>
              <Shape aria-hidden size={20} strokeWidth={1.75} />
              <span className={css.name}>{name}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Use">
        <Facts
          label="Use of icons"
          columns={['What', 'How']}
          rows={[
            ['Size', '16 px next to text, 20 px in bars and empty states, 14 px in tags.'],
            ['Color', 'The color of the text next to it. A tone only with a text of the same tone.'],
            ['Name', 'Decorative icons are hidden from screen readers. An IconButton has a label.'],
            ['Direction', 'Arrows and chevrons are mirrored in right-to-left text.'],
          ]}
        />
      </Section>
    </Page>
  );
}
