import { Heading } from '@settlement/design-system/Heading';
import { Link } from '@settlement/design-system/Link';
import { Markdown } from '@storybook/addon-docs/blocks';
import {
  Children,
  type ComponentProps,
  type ReactNode,
  createContext,
  isValidElement,
  use,
  useEffect,
} from 'react';
import { DeskLink } from '../page/DeskLink.tsx';
import { CodeBlock } from '../page/CodeBlock.tsx';
import * as pageCss from '../page/page.css.ts';
import { addressOf, isRelative, slugOf, targetOf } from './links.ts';
import * as css from './docs.css.ts';
import { documents, images } from './documents.ts';

const PathContext = createContext('');

interface ContentProps {
  readonly children?: ReactNode;
}

const headingOf = (level: 1 | 2 | 3 | 4, size: ComponentProps<typeof Heading>['size']) =>
  function DocHeading({ id = '', children }: ContentProps & { readonly id?: string }) {
    const path = use(PathContext);
    return (
      <Heading level={level} size={size} id={id}>
        {level === 1 ? (
          children
        ) : (
          <Link
            tone="inherit"
            href={addressOf(path, `#${id}`, undefined)}
            target="_top"
            onPress={() => document.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView()}
          >
            <span>{children}</span>
          </Link>
        )}
      </Heading>
    );
  };

function DocLink({ href = '', children }: ContentProps & { readonly href?: string }) {
  const path = use(PathContext);
  const address = addressOf(path, href, import.meta.env.STORYBOOK_REPOSITORY);
  if (address === undefined) return children;
  if (!isRelative(href)) {
    return (
      <Link href={address} isInText isExternal>
        {children}
      </Link>
    );
  }
  return (
    <DeskLink href={address} isInText>
      {children}
    </DeskLink>
  );
}

function DocImage({ src = '', alt = '' }: { readonly src?: string; readonly alt?: string }) {
  const { path } = targetOf(use(PathContext), src);
  return <img className={css.image} src={images[path]} alt={alt} />;
}

const textOf = (node: ReactNode): string =>
  isValidElement<ContentProps>(node)
    ? `${textOf(node.props.children)} `
    : typeof node === 'string' || typeof node === 'number'
      ? String(node)
      : Children.toArray(node).map(textOf).join('');

const labelOf = (kind: string, text: string) =>
  `${kind}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 100)}`;

function DocCode({ children }: ContentProps) {
  const code = textOf(children).trimEnd();
  return <CodeBlock code={code} label={labelOf('Code', code)} />;
}

function DocTable({ children }: ContentProps) {
  return (
    // A table that is wider than a phone scrolls in its own region (WCAG 1.4.10, 2.1.1).
    <div
      className={pageCss.tableFrame}
      role="region"
      aria-label={labelOf('Table', textOf(children))}
      tabIndex={0}
    >
      <table className={css.table}>{children}</table>
    </div>
  );
}

function DocColumn({ children }: ContentProps) {
  return textOf(children).trim() === '' ? <td>{children}</td> : <th scope="col">{children}</th>;
}

const overrides = {
  h1: headingOf(1, 'hero'),
  h2: headingOf(2, 'title'),
  h3: headingOf(3, 'section'),
  h4: headingOf(4, 'body'),
  a: DocLink,
  img: DocImage,
  pre: DocCode,
  table: DocTable,
  th: DocColumn,
};

function useScroll() {
  useEffect(() => {
    const id = decodeURIComponent(window.parent.location.hash.slice(1));
    if (id !== '') document.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView();
  }, []);
}

export function DocPage({ path }: { readonly path: string }) {
  useScroll();
  return (
    <PathContext value={path}>
      <Markdown
        className={css.document}
        options={{ overrides, slugify: slugOf, forceBlock: true, forceWrapper: true, wrapper: 'div' }}
      >
        {documents[path] ?? ''}
      </Markdown>
    </PathContext>
  );
}
