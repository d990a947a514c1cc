import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { DownloadIcon, ChevronDownIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { apiServerAtom } from '#data/calls/apiServer.ts';
import { useNavigate } from '#data/page/location.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useText } from '#i18n/useText.ts';
import { DocsSearch } from './DocsSearch.tsx';
import { ErrorTable, Reference } from './Reference.tsx';
import { ChangelogSection } from './guide/ChangelogSection.tsx';
import { useParts } from './sections.ts';
import { IntegrateSection } from './guide/IntegrateSection.tsx';
import { Playground } from './guide/Playground.tsx';
import { StatesSection } from './guide/StatesSection.tsx';
import { TestDataSection } from './guide/TestDataSection.tsx';
import { WebhooksSection } from './guide/WebhooksSection.tsx';
import { reveal } from '#lib/browser/reveal.ts';
import { useScrollToHash } from '#parts/useScrollToHash.ts';
import { Button } from '@settlement/design-system/Button';
import { Link } from '@settlement/design-system/Link';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import * as css from './docs.css.ts';
import { Code, DocsCell, DocsRow, DocsTable, Example } from './DocsTable.tsx';
import { VerificationSnippet } from '#parts/webhooks/VerificationSnippet.tsx';

function useCurrentPart(): string {
  const parts = useParts();
  const [current, setCurrent] = useState(parts[0]?.[0] ?? '');
  useEffect(() => {
    // The unit tests run in jsdom, which has no `IntersectionObserver`.
    if (!('IntersectionObserver' in window)) return undefined;
    const look = () => {
      const line = window.innerHeight / 3;
      const begun = parts.filter(([anchor]) => {
        const part = document.getElementById(anchor);
        return part !== null && part.getBoundingClientRect().top < line;
      });
      setCurrent(begun.at(-1)?.[0] ?? parts[0]?.[0] ?? '');
    };
    // Unlike a scroll listener, an observer doesn't run for every pixel.
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    for (const [anchor] of parts) {
      const part = document.getElementById(anchor);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
}

function SnippetsSection() {
  const text = useText();
  return (
    <Stack gap="m">
      <Text as="p">{text('docs.snippets.text')}</Text>
      <VerificationSnippet
        label={text('docs.snippets.language')}
        codeLabel={(language) => text('docs.snippets.of', { language })}
      />
    </Stack>
  );
}

const examplesFor = (base: string, isTokenInBody: boolean) => ({
  serve: 'pnpm mock-api',
  login: `curl -s ${base}/api/v1/public/login \\
  -H 'content-type: application/json' \\
  -d '{"google_auth_code":"mock:authorised"}'`,
  call: `curl -s '${base}/api/v1/transactions/list?status=2&current=1&pageSize=10' \\
  -H "X-Token: $TOKEN" -H 'X-Language: en-US'`,
  export: `curl -s '${base}/api/v1/transactions/list?status=2' \\
  -H "X-Token: $TOKEN" -H 'X-DOWNLOAD: 1' -o payments.xlsx`,
  twoStep: `curl -s ${base}/api/v1/public/login \\
  -H 'content-type: application/json' \\
  -d '{"google_auth_code":"mock:two-step"}'
# {"code":200,"data":{"token":"…","verification":true, …}}

curl -s ${base}/__mock/totp

curl -s ${base}/api/v1/public/login/verification \\
  -H 'content-type: application/json' \\
${
  isTokenInBody
    ? `  -d '{"token":"'"$HELD"'","google_code":"123456"}'`
    : `  -H "X-Token: $HELD" -d '{"google_code":"123456"}'`
}`,
  envelope: `{ "code": 200, "msg": "Success", "data": { } }`,
  error: `{ "code": 10002, "msg": "Some details aren’t valid. Check them and try again.",
  "data": { "errors": { "google_code": "validaCode" } } }`,
});

const headers: readonly (readonly [name: string, meaning: MessageId])[] = [
  ['X-Token', 'docs.header.token'],
  ['X-Language', 'docs.header.language'],
  ['X-Time', 'docs.header.time'],
  ['X-DOWNLOAD', 'docs.header.download'],
  ['X-Mode', 'docs.header.mode'],
];

function HeadersTable() {
  const text = useText();
  return (
    <DocsTable head={[text('docs.header.name'), text('docs.header.meaning')]}>
      {headers.map(([name, meaning]) => (
        <DocsRow key={name} name={<Code>{name}</Code>}>
          <DocsCell>{text(meaning)}</DocsCell>
        </DocsRow>
      ))}
    </DocsTable>
  );
}

export function DocsScreen() {
  const text = useText();
  const examples = examplesFor(useAtomValue(apiServerAtom), useOffers()('account'));
  useScrollToHash();
  return (
    <Stack>
      <PageHeader
        title={text('shell.nav.docs')}
        description={text('docs.lead')}
        actions={
          <>
            <ButtonLink href="/llms.txt" isExternal variant="ghost">
              {text('docs.llms')}
            </ButtonLink>
            <ButtonLink
              href="/openapi.json"
              download="openapi.json"
              variant="outline"
              icon={<DownloadIcon size={16} aria-hidden="true" />}
            >
              {text('docs.openapi')}
            </ButtonLink>
          </>
        }
      />
      <DocsSearch />
      <div className={css.page}>
        <Contents />
        <div className={css.body}>
          <GuideSection id="start" title="docs.start">
            <Stack gap="m">
              <Example message={text('docs.start.serve')} code={examples.serve} />
              <Example message={text('docs.start.login')} code={examples.login} />
              <Example message={text('docs.start.call')} code={examples.call} />
              <Example message={text('docs.start.export')} code={examples.export} />
            </Stack>
          </GuideSection>
          <GuideSection id="two-step" title="docs.twoStep">
            <Stack gap="m">
              <Example message={text('docs.twoStep.text')} code={examples.twoStep} />
              <Text as="p">{text('docs.twoStep.secret')}</Text>
            </Stack>
          </GuideSection>
          <GuideSection id="integrate" title="docs.integrate">
            <IntegrateSection />
          </GuideSection>
          <GuideSection id="webhooks" title="docs.webhooks">
            <WebhooksSection />
          </GuideSection>
          <GuideSection id="signature" title="docs.sign" description="docs.sign.intro">
            <Playground />
          </GuideSection>
          <GuideSection id="snippets" title="docs.snippets">
            <SnippetsSection />
          </GuideSection>
          <GuideSection id="conventions" title="docs.conventions">
            <Stack gap="m">
              <Example message={text('docs.conventions.envelope')} code={examples.envelope} />
              <Example message={text('docs.conventions.error')} code={examples.error} />
              <Text as="p">{text('docs.conventions.money')}</Text>
              <Text as="p">{text('docs.conventions.retry')}</Text>
              <HeadersTable />
            </Stack>
          </GuideSection>
          <GuideSection id="reference" title="docs.reference">
            <Reference />
          </GuideSection>
          <GuideSection id="states" title="docs.states">
            <StatesSection />
          </GuideSection>
          <GuideSection id="errors" title="docs.errors" description="docs.errors.text">
            <ErrorTable />
          </GuideSection>
          <GuideSection id="test-data" title="docs.test">
            <TestDataSection />
          </GuideSection>
          <GuideSection id="changelog" title="docs.changelog">
            <ChangelogSection />
          </GuideSection>
        </div>
      </div>
    </Stack>
  );
}

interface GuideSectionProps {
  readonly id: string;
  readonly title: MessageId;
  readonly description?: MessageId;
  readonly children: ReactNode;
}

function GuideSection({ id, title, description, children }: GuideSectionProps) {
  const text = useText();
  if (!useParts().some(([anchor]) => anchor === id)) return null;
  return (
    <section id={id} className={css.section} tabIndex={-1}>
      <Card title={text(title)} {...(description && { description: text(description) })}>
        {children}
      </Card>
    </section>
  );
}

function Contents() {
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
  readonly current: string;
}

function PartLinks({ current }: Reading) {
  const text = useText();
  const parts = useParts();
  return (
    <ul className={css.contentsList}>
      {parts.map(([anchor, title]) => (
        <li key={anchor} className={css.contentsItem} data-current={anchor === current || undefined}>
          <Link
            href={`#${anchor}`}
            tone={anchor === current ? 'accent' : 'muted'}
            {...(anchor === current && { 'aria-current': 'location' as const })}
            // If the URL already contains this anchor, the browser doesn't scroll.
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
  const parts = useParts();
  const navigate = useNavigate();
  const title = parts.find(([anchor]) => anchor === current)?.[1] ?? 'docs.start';
  return (
    <Menu
      selectionMode="single"
      value={[current]}
      onAction={(key) => {
        const anchor = String(key);
        navigate(`#${anchor}`);
        reveal(anchor);
      }}
      trigger={
        <Button
          variant="outline"
          isFullWidth
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
