import { DeskLink } from '../page/DeskLink.tsx';
import { Facts, Page } from '../page/Page.tsx';
import { Prose } from '../page/Prose.tsx';
import { documents } from './documents.ts';
import { decisionAddress } from './links.ts';
import { decisionsFolder } from './pages.ts';

interface Decision {
  readonly path: string;
  readonly number: string;
  readonly title: string;
  readonly summary: string;
}

export function readDecision(path: string, text: string): Decision {
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  const [, successor] = /^Superseded by \[(\d{4})\]/m.exec(text) ?? [];
  const decided = /(?:\*\*Decision\.\*\*|^## Decision)\s+(?:- )?(.+)/m.exec(text)?.[1] ?? '';
  // A sentence ends before a space and a capital letter, so a period in `config.json` or "e.g." doesn't end it.
  const summary = /^.+?[.:](?=\s+\p{Lu}|\s*$)/u.exec(decided)?.[0] ?? decided;
  return { path, number, title, summary: successor === undefined ? summary : `Superseded by ${successor}.` };
}

const decisions = Object.entries(documents)
  .filter(([path]) => path.startsWith(decisionsFolder))
  .map(([path, text]) => readDecision(path, text));

export function DecisionsPage() {
  return (
    <Page title="Decisions" lead="Each record explains a decision between several options.">
      <Facts
        label="Decisions"
        columns={['Number', 'Record', 'Summary']}
        rows={decisions.map(({ path, number, title, summary }) => [
          number,
          <DeskLink key="title" href={decisionAddress(path)}>
            {title}
          </DeskLink>,
          <Prose key="summary" text={summary} />,
        ])}
      />
    </Page>
  );
}
