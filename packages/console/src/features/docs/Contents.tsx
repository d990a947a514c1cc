import { Button } from '@settlement/design-system/Button';
import { Link } from '@settlement/design-system/Link';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { ChevronDownIcon } from '@settlement/design-system/icons';
import { useNavigate } from '#data/location.ts';
import { useText } from '#i18n/useText.ts';
import { useMediaQuery } from '#lib/useMediaQuery.ts';
import { parts } from './anchors.ts';
import * as css from './docs.css.ts';
import { reveal } from './reveal.ts';
import { useCurrentPart } from './useCurrentPart.ts';

/** The parts of the page: beside it on wide screens, behind a button that stays in sight on narrow ones. */
export function Contents() {
  const text = useText();
  const current = useCurrentPart();
  const isNarrow = useMediaQuery(css.narrow);
  return (
    <nav aria-label={text('docs.contents')} className={css.contents}>
      {isNarrow ? <PartMenu current={current} /> : <PartLinks current={current} />}
    </nav>
  );
}

interface Reading {
  /** The anchor of the part that is being read. */
  readonly current: string;
}

function PartLinks({ current }: Reading) {
  const text = useText();
  return (
    <ul className={css.contentsList}>
      {parts.map(([anchor, title]) => (
        <li key={anchor} className={css.contentsItem} data-current={anchor === current || undefined}>
          <Link
            href={`#${anchor}`}
            tone={anchor === current ? 'accent' : 'muted'}
            {...(anchor === current && { 'aria-current': 'location' as const })}
            // The address may be this one already, after scrolling away from it.
            onPress={() => reveal(anchor)}
          >
            {text(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PartMenu({ current }: Reading) {
  const text = useText();
  const navigate = useNavigate();
  const title = parts.find(([anchor]) => anchor === current)?.[1] ?? 'docs.start';
  return (
    <Menu
      selectionMode="single"
      selectedKeys={[current]}
      onAction={(key) => {
        const anchor = String(key);
        navigate(`#${anchor}`);
        reveal(anchor);
      }}
      trigger={
        <Button
          variant="outline"
          fullWidth
          iconEnd={<ChevronDownIcon size={16} aria-hidden="true" />}
          aria-label={text('docs.contentsAt', { part: text(title) })}
        >
          {text(title)}
        </Button>
      }
    >
      {parts.map(([anchor, name]) => (
        <MenuItem key={anchor} id={anchor}>
          {text(name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
