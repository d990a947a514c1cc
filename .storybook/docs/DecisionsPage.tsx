import { DeskLink } from '../page/DeskLink.tsx';
import { Facts, Page } from '../page/Page.tsx';
import { Prose } from '../page/Prose.tsx';
import { readDecision } from './decisions.ts';
import { documents } from './documents.ts';
import { decisionAddress } from './links.ts';
import { decisionsFolder } from './pages.ts';

const decisions = Object.entries(documents)
  .filter(([path]) => path.startsWith(decisionsFolder))
  .map(([path, text]) => readDecision(path, text));

export function DecisionsPage() {
  return (
    <Page title="Decisions" lead="Decisions between several options, each with a record of its reasons.">
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
