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

/** Every decision record in a sentence. */
export function DecisionsPage() {
  return (
    <Page title="Decisions" lead="What was decided where there was a choice, and a record of why.">
      <Facts
        label="Decisions"
        columns={['Number', 'Record', 'What was decided']}
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
