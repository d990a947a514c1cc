/** @jsxRuntime classic */
import * as React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { type API, useParameter, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Note, PopoverBox } from './popover.ts';
import { citedClauses, designLinks } from './reviewLinks.ts';

const CLAUSES = 'specification-clauses--default';

const Title = styled.h2({ margin: '0 0 4px', fontSize: 12, fontWeight: 600 });
const List = styled.ul({ margin: 0, paddingLeft: 18 });
const Anchor = styled.a(({ theme }) => ({ color: theme.color.secondary }));

interface LinksProps {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

function Links({ title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <Title>{title}</Title>
      <List>
        {links.map((link) => (
          <li key={link.title}>
            <Anchor href={link.href} target="_blank" rel="noopener">
              {link.title}
            </Anchor>
          </li>
        ))}
      </List>
    </div>
  );
}

export function ReviewTool({ api }: { readonly api: API }) {
  const { storyId } = useStorybookState();
  const spec = useParameter<unknown>('spec');
  const design = useParameter<unknown>('design');
  const [copied, setCopied] = React.useState<'yes' | 'no'>();
  const link = api.getStoryHrefs(storyId, { base: 'origin' }).managerHref;
  const clausesPage = (q: string) =>
    api.getStoryHrefs(CLAUSES, { inheritArgs: false, queryParams: { q } }).managerHref;
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <PopoverProvider
      ariaLabel="Review this story"
      padding={0}
      onVisibleChange={() => setCopied(undefined)}
      popover={
        <PopoverBox>
          <Button variant="solid" ariaLabel={false} onClick={copy}>
            Copy review link
          </Button>
          <Note role="status">
            {copied === 'yes' && 'Copied, with theme, language, device, scenario and time.'}
            {copied === 'no' && `This page can’t write to the clipboard: ${link}`}
          </Note>
          <Links
            title="Clauses of the specification"
            links={citedClauses(spec).map((title) => ({ title, href: clausesPage(title) }))}
          />
          <Links title="Design" links={designLinks(design)} />
        </PopoverBox>
      }
    >
      <Button padding="small" variant="ghost" ariaLabel="Review this story">
        Review
      </Button>
    </PopoverProvider>
  );
}
