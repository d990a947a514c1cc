import { Link } from '@settlement/design-system/Link';
import type { MessageId } from '../../i18n/ids.ts';
import { useText } from '../../i18n/useText.ts';
import * as css from './docs.css.ts';

const sections: readonly (readonly [anchor: string, title: MessageId])[] = [
  ['start', 'docs.start'],
  ['two-step', 'docs.twoStep'],
  ['integrate', 'docs.integrate'],
  ['webhooks', 'docs.webhooks'],
  ['signature', 'docs.sign'],
  ['snippets', 'docs.snippets'],
  ['conventions', 'docs.conventions'],
  ['reference', 'docs.reference'],
  ['states', 'docs.states'],
  ['errors', 'docs.errors'],
  ['test-data', 'docs.test'],
  ['changelog', 'docs.changelog'],
];

/** The parts of the page, beside it on wide screens. */
export function Contents() {
  const text = useText();
  return (
    <nav aria-label={text('docs.contents')} className={css.contents}>
      <ul className={css.contentsList}>
        {sections.map(([anchor, title]) => (
          <li key={anchor}>
            <Link href={`/docs#${anchor}`} tone="muted">
              {text(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
