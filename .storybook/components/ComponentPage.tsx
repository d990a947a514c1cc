import { Heading } from '@settlement/design-system/Heading';
import { DeskLink } from '../page/Page.tsx';
import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import budgets from '../../tests/budgets.json';
import { Anatomy } from './Anatomy.tsx';
import { CodeBlock, DoDont, Facts, Page, Prose, Section } from '../page/Page.tsx';
import { componentOf, propsOf } from './argTypes.ts';
import * as css from './component.css.ts';
import type { Matrix } from '#design-system/components/guide.ts';
import { guides } from './guides.ts';
import { MatrixTable } from './MatrixTable.tsx';

const sizes: Readonly<Record<string, { readonly js: number; readonly css: number }>> = budgets.entries;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Prepared {
  readonly id: string;
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  /** The play function. A story that has a play function shows a process instead of a state. */
  readonly playFunction?: unknown;
}

function noteOf({ docs }: Prepared['parameters']): string | undefined {
  const description: unknown = Reflect.get(Object(docs), 'description');
  const note: unknown = Reflect.get(Object(description), 'story');
  return typeof note === 'string' ? note : undefined;
}

function Example({ story: { id, name, parameters } }: { readonly story: Prepared }) {
  const { storyById } = use(DocsContext);
  const note = noteOf(parameters);
  return (
    <div className={css.example}>
      <Heading level={3} size="body">
        {name}
      </Heading>
      {note !== undefined && (
        <p className={css.exampleNote}>
          <Prose text={note} />
        </p>
      )}
      <div className={css.exampleFrame}>
        <Story of={storyById(id).moduleExport} />
      </div>
    </div>
  );
}

function PropsTable({ title }: { readonly title: string }) {
  const described = propsOf(title);
  if (!described) return null;
  const { props, bases } = described;
  return (
    <Section
      title="Props"
      lead={
        bases.length === 0 ? undefined : `It also accepts the props that it extends: ${bases.join(', ')}.`
      }
    >
      <Facts
        label="Props"
        columns={['Prop', 'Type', 'Default', 'Description']}
        rows={props.map(({ name, type, isRequired, default: value = '', description = '' }) => [
          isRequired ? `${name} *` : name,
          <code key="type" className={css.propType}>
            {type}
          </code>,
          <code key="default" className={css.propType}>
            {value}
          </code>,
          <Prose key="text" text={description} />,
        ])}
      />
    </Section>
  );
}

/** Checks if a story has a play function or opens an overlay, which would cover or scroll this page. */
const opensOrPlays = ({ playFunction, initialArgs }: Prepared) =>
  playFunction !== undefined || initialArgs['defaultOpen'] === true || initialArgs['isOpen'] === true;

function leadOf({ rows, window }: Matrix): string {
  const names = Object.keys(rows);
  const states =
    names.length > 0 ? `Every ${names.join(' and ')}, in every state.` : 'Every state, side by side.';
  return window
    ? `${states} The component opens over the page, so each one is a picture of its markup, taken when this page opens.`
    : states;
}

export function ComponentPage() {
  const { componentStories, storyById } = use(DocsContext);
  const stories = componentStories();
  const { title } = storyById();
  const name = title.replace(/^.*\//, '');
  const guide = guides[name];
  const matrix = guide?.matrix;
  const imported = `import { ${componentOf(title)} } from '@settlement/design-system/${name}'`;
  const size = sizes[name];
  const [first, ...others] = stories;
  const examples = others.filter((story) => !opensOrPlays(story));
  const behaviours = others.filter(opensOrPlays);
  return (
    <Page title={componentOf(title)} lead={<Prose text={propsOf(title)?.purpose ?? ''} />}>
      <div className={css.facts}>
        <code>{imported}</code>
        {size && <span>{`at most ${kilobytes(size.js)} of JavaScript, ${kilobytes(size.css)} of CSS`}</span>}
      </div>
      {first && (
        <Section title="Example">
          <Example story={first} />
        </Section>
      )}
      {guide && (
        <>
          <Section title="When not to use it">
            <ul className={css.list}>
              {Object.entries(guide.instead).map(([instead, when]) => (
                <li key={instead}>
                  {`${when}: use `}
                  <DeskLink href={`./?path=/docs/components-${instead.toLowerCase()}--docs`}>
                    {instead}
                  </DeskLink>
                  .
                </li>
              ))}
            </ul>
          </Section>
          <Section title="Anatomy">
            <Anatomy name={name} guide={guide} />
          </Section>
          {matrix && (
            <Section title="Variants and states" lead={leadOf(matrix)}>
              <MatrixTable label={`Variants and states of ${name}`} matrix={matrix} />
            </Section>
          )}
          <Section title="Keyboard">
            {guide.keys.length === 0 ? (
              <p className={css.exampleNote}>It contains nothing that can get the focus.</p>
            ) : (
              <Facts
                label="Keyboard"
                columns={['Key', 'Effect', 'Tested']}
                rows={guide.keys.map(([keys, effect, shows]) => [
                  [...new Set(keys.split(', '))].join(', '),
                  effect,
                  shows === undefined ? '' : 'in browsers',
                ])}
              />
            )}
          </Section>
          <Section title="Content">
            <DoDont pairs={guide.content.map(([good, bad]) => ({ good, bad }))} />
          </Section>
          <Section title="Code">
            <CodeBlock
              code={guide.code.startsWith('import') ? guide.code : `${imported};\n\n${guide.code}`}
            />
          </Section>
        </>
      )}
      <PropsTable title={title} />
      {examples.length > 0 && (
        <Section title="More examples">
          {examples.map((story) => (
            <Example key={story.id} story={story} />
          ))}
        </Section>
      )}
      {behaviours.length > 0 && (
        <Section
          title="Behaviour"
          lead="Each link opens a separate story, which opens over the page or simulates the pointer and the keyboard. These stories are also tests."
        >
          <ul className={css.list}>
            {behaviours.map((story) => (
              <li key={story.id}>
                <DeskLink href={`./?path=/story/${story.id}`}>{story.name}</DeskLink>
                {noteOf(story.parameters) !== undefined && ': '}
                <Prose text={noteOf(story.parameters) ?? ''} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}
