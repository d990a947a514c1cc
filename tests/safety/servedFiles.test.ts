import { describe, expect, it } from 'vitest';
import { caddyfile } from '#scripts/lib/caddyfile.ts';
import { documentHeaders } from '#scripts/lib/documentHeaders.ts';
import { nginxConfig } from '#scripts/lib/nginxConfig.ts';
import { commonHeaders, servedRules } from '#scripts/lib/servedFiles.ts';
import { siteOf } from '#scripts/lib/site.ts';

const config = {
  googleClientId: 'demo',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  policyReportUrl: 'https://reports.example/policy',
};
const siteAt = (base: string) => siteOf({ config, base, proxy: 'http://bank:8787' });

interface Location {
  readonly pattern: RegExp;
  readonly content: string;
}

function locationsIn(text: string, opening: RegExp): readonly Location[] {
  return [...text.matchAll(opening)].map(({ 0: whole, index, groups }) => {
    const rest = text.slice(index + whole.length);
    return {
      pattern: new RegExp(groups?.['pattern'] ?? ''),
      content: rest.slice(0, rest.indexOf('\n    }')),
    };
  });
}

const nginxLocations = (base: string) =>
  locationsIn(nginxConfig(siteAt(base)), /^ {4}location ~ "?(?<pattern>\S+?)"? \{$/gm);

function caddyLocations(base: string): readonly Location[] {
  const text = caddyfile(siteAt(base)).replaceAll('\t}', '\n    }');
  return locationsIn(text, /^\t@\w+ path_regexp (?<pattern>\S+)$/gm);
}

const ofDocuments = Object.keys(documentHeaders(false, siteAt('/')));
const names = ['index.html', 'INDEX.HTML', 'index.html/', 'assets/index.html', 'login.html', 'index.htm'];

describe.each(['/', '/console/'])('a site at %s', (base) => {
  it.each([
    ['nginx', nginxLocations(base), 'return 404'],
    ['Caddy', caddyLocations(base), 'respond 404'],
  ] as const)('serves no page under another file name with %s', (_, locations, missing) => {
    const contents = names.map(
      (name) => locations.find(({ pattern }) => pattern.test(`${base}${name}`))?.content ?? '',
    );
    for (const content of contents) {
      expect(content).toContain(missing);
      expect(content).not.toContain('file_server');
      expect(content).not.toContain('try_files');
    }
  });

  it.each([
    ['nginx', nginxLocations(base)],
    ['Caddy', caddyLocations(base)],
  ] as const)('sends every header of a document with %s', (_, locations) => {
    for (const path of ['', 'record', 'login', 'm/login/', 'nowhere']) {
      const content = locations.find(({ pattern }) => pattern.test(`${base}${path}`))?.content ?? '';
      for (const [name, value] of Object.entries(documentHeaders(path.includes('login'), siteAt(base)))) {
        expect(content).toContain(`${name} "${value.replaceAll('"', String.raw`\"`)}"`);
      }
    }
  });
});

it('each kind of served file has one rule', () => {
  const rules = servedRules(siteAt('/'));
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  console.log(
    rules
      .map(
        ({ name, path, file, headers }) =>
          `served ${name} /${path}/: ${file}, ${Object.keys(headers).join(' ')}`,
      )
      .join('\n'),
  );
});

it('index.html is always served with the headers of a document', () => {
  const documents = servedRules(siteAt('/')).filter(({ file }) => file === 'index.html');
  expect(documents.map(({ headers }) => Object.keys(headers))).toEqual([ofDocuments, ofDocuments]);
});

it('nginx sends the basic headers with errors and in each location', () => {
  const text = nginxConfig(siteAt('/'));
  const blocks = [
    text.slice(text.indexOf('server {'), text.indexOf('types {')),
    ...nginxLocations('/')
      .slice(1)
      .map(({ content }) => content),
  ];
  expect(blocks).toHaveLength(servedRules(siteAt('/')).length + 1);
  for (const block of blocks) {
    for (const name of Object.keys(commonHeaders))
      expect(block).toMatch(new RegExp(`add_header ${name} .* always;`));
  }
});

it('nginx forwards payment pages with the client’s IP address and complete host', () => {
  const [forwarded] = nginxLocations('/');
  expect(forwarded?.pattern.test('/pay/mock_1')).toBe(true);
  expect(forwarded?.content).toContain('X-Forwarded-For $remote_addr;');
  expect(forwarded?.content).toContain('Host $http_host;');
  expect(forwarded?.content).not.toContain('$proxy_add_x_forwarded_for');
});
