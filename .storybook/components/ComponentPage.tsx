import { Heading } from '@settlement/design-system/Heading';
import { DeskLink } from '../page/DeskLink.tsx';
import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import behaviours from 'virtual:component-behaviour';
import budgets from '../../tests/package/budgets.json';
import { Anatomy } from './anatomy/Anatomy.tsx';
import { specimens } from './anatomy/specimens.ts';
import { CodeBlock } from '../page/CodeBlock.tsx';
import { DoDont } from '../page/DoDont.tsx';
import { Facts, Page, Section } from '../page/Page.tsx';
import { Prose } from '../page/Prose.tsx';
import { propsOf } from './argTypes.ts';
import * as css from './component.css.ts';
import { componentOf } from './componentOf.ts';
import type { Matrix } from './guide.ts';
import { guides } from './guides.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { matrices } from './matrices.tsx';

const sizes: Readonly<Record<string, { readonly js: number; readonly css: number }>> = budgets;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Prepared {
  readonly id: string;
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  /** It shows what happens, not what is there at rest. */
  readonly playFunction?: unknown;
}

/** The comment above a story, which Storybook keeps as `docs.description.story`. */
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
      lead={bases.length === 0 ? undefined : `Besides, it takes what it extends: ${bases.join(', ')}.`}
    >
      <Facts
        label="Props"
        columns={['Prop', 'Type', 'Default', 'What it is']}
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

/** Which specs of the behaviour suite visit the component, and axe, which visits all. */
function Accessibility({ title }: { readonly title: string }) {
  const tested = behaviours.components[title.replace(/^.*\//, '').toLowerCase()] ?? [];
  const total = Object.values(
    Object.groupBy(Object.values(behaviours.components).flat(), ({ concern }) => concern),
  ).length;
  return (
    <Section
      title="Accessibility"
      lead={
        tested.length === 0
          ? 'No spec of the behaviour suite visits it. Axe examines each example in one combination of theme, language and width.'
          : `${tested.length} of ${total} specs of the behaviour suite visit it; how they ended is of ${behaviours.recorded}. Axe examines each example in one combination of theme, language and width.`
      }
    >
      {tested.length > 0 && (
        <Facts
          label="Accessibility"
          columns={['Tested behaviour', 'On the stories', 'The whole spec']}
          rows={tested.map(({ concern, stories, outcome }) => [concern, stories.join(', '), outcome])}
        />
      )}
    </Section>
  );
}

/** On this page it would cover the page, or move it. */
const opensOrPlays = ({ playFunction, initialArgs }: Prepared) =>
  playFunction !== undefined || initialArgs['defaultOpen'] === true || initialArgs['isOpen'] === true;

function leadOf({ recipe, rows, window }: Matrix): string {
  const states = recipe
    ? 'Every value of the recipe, in every state; computed from the source.'
    : rows.length > 0
      ? `Every ${rows.join(' and ')}, in every state.`
      : 'Every state, side by side.';
  return window
    ? `${states} It opens over the page: each is a picture of the component’s own markup, taken when this page opens.`
    : states;
}

/** The page of a component: what it is for, every look, every prop, every example. */
export function ComponentPage() {
  const { componentStories, storyById } = use(DocsContext);
  const stories = componentStories();
  const { title } = storyById();
  const name = componentOf(title);
  const guide = guides[name];
  const matrix = guide?.matrix ?? matrices[name];
  const size = sizes[name];
  const [first, ...others] = stories;
  const examples = others.filter((story) => !opensOrPlays(story));
  const behaviours = others.filter(opensOrPlays);
  return (
    <Page title={name} lead={<Prose text={propsOf(title)?.purpose ?? ''} />}>
      <div className={css.facts}>
        <code>{`import { ${name} } from '@settlement/design-system/${name}'`}</code>
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
              {guide.whenNot.map(({ when, instead }) => (
                <li key={when}>
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
            <Anatomy name={name} specimen={specimens[name]} anatomy={guide.anatomy} />
          </Section>
          {matrix && (
            <Section title="Variants and states" lead={leadOf(matrix)}>
              <MatrixTable label={`Variants and states of ${name}`} matrix={matrix} />
            </Section>
          )}
          <Section title="Keyboard">
            <Facts label="Keyboard" columns={['Key', 'What happens']} rows={guide.keyboard} />
          </Section>
          <Section title="Content">
            <DoDont pairs={guide.content} />
          </Section>
          <Section title="Code">
            <CodeBlock code={guide.code} />
          </Section>
        </>
      )}
      <Accessibility title={title} />
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
          lead="Each opens a story of its own: it opens over the page, or plays what pointer and keyboard do. The same stories are tests."
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
