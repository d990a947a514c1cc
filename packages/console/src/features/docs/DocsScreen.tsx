import { Card } from '@settlement/design-system/Card';
import { Heading } from '@settlement/design-system/Heading';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { hashAtom } from '../../data/location.ts';
import { isMessageId } from '../../i18n/isMessageId.ts';
import { useText } from '../../i18n/useText.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Contents } from './Contents.tsx';
import { EndpointEntry } from './EndpointEntry.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import { HeadersTable } from './HeadersTable.tsx';
import * as css from './docs.css.ts';
import { examples } from './examples.ts';
import { endpointsByNoun } from './sections.ts';

/** `/docs`: generated from the contract, readable signed out. */
export function DocsScreen() {
  const text = useText();
  useScrollToHash();
  return (
    <Stack>
      <PageHeader title={text('docs.title')} description={text('docs.lead')} />
      <div className={css.page}>
        <Contents />
        <div className={css.body}>
          <section id="start" className={css.section}>
            <Card title={text('docs.start')}>
              <Stack gap="m">
                <Example words={text('docs.start.serve')} code={examples.serve} />
                <Example words={text('docs.start.login')} code={examples.login} />
                <Example words={text('docs.start.call')} code={examples.call} />
                <Example words={text('docs.start.export')} code={examples.export} />
              </Stack>
            </Card>
          </section>
          <section id="two-step" className={css.section}>
            <Card title={text('docs.twoStep')}>
              <Stack gap="m">
                <Example words={text('docs.twoStep.text')} code={examples.twoStep} />
                <Text as="p">{text('docs.twoStep.secret')}</Text>
              </Stack>
            </Card>
          </section>
          <section id="conventions" className={css.section}>
            <Card title={text('docs.conventions')}>
              <Stack gap="m">
                <Example words={text('docs.conventions.envelope')} code={examples.envelope} />
                <Example words={text('docs.conventions.error')} code={examples.error} />
                <Text as="p">{text('docs.conventions.money')}</Text>
                <Text as="p">{text('docs.conventions.retry')}</Text>
                <HeadersTable />
              </Stack>
            </Card>
          </section>
          <Reference />
          <section id="errors" className={css.section}>
            <Card title={text('docs.errors')} description={text('docs.errors.text')}>
              <ErrorTable />
            </Card>
          </section>
        </div>
      </div>
    </Stack>
  );
}

function Example({ words, code }: { readonly words: string; readonly code: string }) {
  return (
    <Stack gap="xs">
      <Text as="p">{words}</Text>
      <CodeBlock code={code} label={words} />
    </Stack>
  );
}

/** Every call, by noun. */
function Reference() {
  const text = useText();
  const { messages } = useIntl();
  return (
    <section id="reference" className={css.section}>
      <Card title={text('docs.reference')}>
        <Stack gap="l">
          {endpointsByNoun().map(([noun, calls]) => {
            const id = `docs.noun.${noun}`;
            return (
              <div key={noun} id={noun} className={css.section}>
                <Heading level={3}>{isMessageId(id, messages) ? text(id) : noun}</Heading>
                {calls.map((endpoint) => (
                  <EndpointEntry key={endpoint.id} endpoint={endpoint} />
                ))}
              </div>
            );
          })}
        </Stack>
      </Card>
    </section>
  );
}

/** A link into the page finds its place although the page came later than the address. */
function useScrollToHash() {
  const hash = useAtomValue(hashAtom);
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
