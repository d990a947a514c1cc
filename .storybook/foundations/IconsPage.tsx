import * as icons from '@settlement/design-system/icons';
import type { Icon } from '@settlement/design-system/icons';
import { SearchField } from '@settlement/design-system/SearchField';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { Facts, Page, Section } from '../page/Page.tsx';
import * as css from './icons.css.ts';

const all = Object.entries<Icon>(icons);

/** `arrow up right` of `ArrowUpRightIcon`. */
const nameOf = (name: string) =>
  name
    .replace(/Icon$/, '')
    .replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();

/** Every icon there is, by its name in code. */
export function IconsPage() {
  const [query, setQuery] = useState('');
  const shown = all.filter(([name]) => nameOf(name).includes(query.trim().toLowerCase()));
  return (
    <Page
      title="Icons"
      lead="Lucide’s line icons under names of use. An icon helps to find a word, and stands alone only where it is known: close, search, menu."
    >
      <Section title="All icons">
        <SearchField
          label="Find an icon"
          placeholder="arrow"
          clearLabel="Clear"
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
            ['Size', '16 px beside text, 20 px in bars and empty states, 14 px in tags.'],
            ['Colour', 'That of the text beside it; a tone only with a word of the same tone.'],
            ['Name', 'Decoration is hidden from screen readers; IconButton takes a label.'],
            ['Direction', 'Arrows and chevrons turn around in right-to-left text.'],
          ]}
        />
      </Section>
    </Page>
  );
}
