import { REFERENCE, type Step } from './step.ts';
import { accountSteps, merchantSteps, orderSteps, moneySteps } from './steps.ts';

const variableOf = (step: string, path: string) => `${step}_${path.replaceAll(/\W+/g, '_')}`;

function referencesIn(steps: readonly Step[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { target, headers, body = '' } of steps)
    for (const [, step = '', path = ''] of [target, ...Object.values(headers), body]
      .join('\n')
      .matchAll(REFERENCE))
      found.set(step, (found.get(step) ?? new Set()).add(path));
  return found;
}

type Write = (step: string, path: string) => string;

function requestOf({ name, title, method, target, headers, body }: Step, write: Write): string[] {
  const fill = (text: string) =>
    text.replaceAll(REFERENCE, (_, step: string, path: string) => write(step, path));
  return [
    `### ${title}`,
    `# @name ${name}`,
    `${method} ${target.startsWith('/') ? '{{host}}' : ''}${fill(target)}`,
    ...Object.entries(headers).map(([header, value]) => `${header}: ${fill(value)}`),
    ...(body === undefined ? [] : ['', fill(body)]),
  ];
}

/** Returns the collection for the JetBrains HTTP client and httpYac. Its scripts check the responses. */
export function scriptedCollection(origin: string): string {
  const references = referencesIn(steps);
  const requests = steps.map((step) => {
    const kept = [...(references.get(step.name) ?? [])].map(
      (path) => `client.global.set("${variableOf(step.name, path)}", response.body.${path});`,
    );
    const expected = `${step.status}${step.code === undefined ? '' : `, code ${step.code}`}`;
    const conditions = [
      `response.status === ${step.status}`,
      ...(step.code === undefined ? [] : [`response.body.code === ${step.code}`]),
    ].join(' && ');
    return [
      ...requestOf(step, (name, path) => `{{${variableOf(name, path)}}}`),
      '',
      '> {%',
      `client.test("${step.name} returns ${expected}", function () {`,
      `  client.assert(${conditions});`,
      '});',
      ...kept,
      '%}',
    ].join('\n');
  });
  return `@host = ${origin}\n\n${requests.join('\n\n')}\n`;
}

/** Returns the collection for REST Client (VS Code) and Visual Studio. */
export function namedCollection(origin: string): string {
  const requests = steps.map((step) => {
    const [title = '', ...rest] = requestOf(step, (name, path) => `{{${name}.response.body.$.${path}}}`);
    const expected = `${step.status}${step.code === undefined ? '' : `, code ${step.code}`}`;
    return [title, `# Returns ${expected}`, ...rest].join('\n');
  });
  return `@host = ${origin}\n\n${requests.join('\n\n')}\n`;
}

/** The steps in an order in which each call succeeds: calls that end a session or an object come last. */
export const steps: readonly Step[] = [...merchantSteps, ...moneySteps, ...orderSteps, ...accountSteps];
