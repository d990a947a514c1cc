import { commonHeaders, mediaTypes, patternOf, servedRules, type ServedRule } from './servedFiles.ts';
import { forwardedPaths, type Site } from './site.ts';

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`,
  );

const indent = (text: readonly string[], by = '        ') => text.map((line) => `${by}${line}`).join('\n');

const uncached = commonHeaders['cache-control'];
const cacheOf = ({ headers }: ServedRule) => headers['cache-control'] ?? uncached;

const cacheMap = (rule: ServedRule) => `map $status $${rule.name}_cache {
    ~^(2|304) "${cacheOf(rule)}";
    default "${uncached}";
}`;

/** Returns an nginx location, which must repeat the server's headers to keep them. */
function location(base: string, rule: ServedRule): string {
  const { name, file, headers } = rule;
  const cache = cacheOf(rule) === uncached ? uncached : `$${name}_cache`;
  const all = { ...commonHeaders, ...headers, 'cache-control': cache, allow: '$allowed' };
  const served: readonly string[] = {
    own: ['try_files $uri =404;'],
    none: ['return 404;'],
    'index.html': [
      `try_files ${base}index.html =404;`,
      'types { }',
      'default_type text/html;',
      'charset utf-8;',
    ],
  }[file];
  return `    location ~ "${patternOf(base, rule)}" {
        if ($request_method !~ ^(GET|HEAD)$) { return 405; }
${indent([...served, ...headerLines(all)])}
    }`;
}

/** Returns an nginx server for the `http` block. It sends the responses and headers of `pnpm preview`. */
export function nginxConfig(site: Site): string {
  const { base, root, port, proxy, hasBrotli } = site;
  const rules = servedRules(site);
  const types = Object.entries(mediaTypes)
    .map(([type, endings]) => `        ${type} ${endings.join(' ')};`)
    .join('\n');
  const toBase = base === '/' ? [] : ['/', base.slice(0, -1)];
  const forwarded = proxy
    ? `
    location ~ ^/(${forwardedPaths.join('|')})/ {
        proxy_pass ${proxy};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        # The address of this connection alone: a caller can make up any others.
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        # An export is sent as it is written.
        proxy_buffering off;
        proxy_read_timeout 300s;
        client_max_body_size 12m;
    }
`
    : '';
  return `# Written by \`pnpm exec node scripts/hosting.ts nginx\`.
${rules
  .filter((rule) => cacheOf(rule) !== uncached)
  .map(cacheMap)
  .join('\n')}
map $status $allowed {
    405 "GET, HEAD";
    default "";
}

server {
    listen ${port};
    server_tokens off;
    root ${root};
    absolute_redirect off;
${indent(headerLines(commonHeaders), '    ')}

    types {
${types}
    }

    # Files of the build have compressed copies.
    gzip_static on;
${hasBrotli ? '    brotli_static on;\n' : ''}    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 256;
    gzip_types text/css text/javascript application/json image/svg+xml text/plain;

    location = /healthz {
        access_log off;
        default_type text/plain;
        return 200 "ok\\n";
    }
${toBase.map((path) => `\n    location = ${path} {\n        return 302 ${base};\n    }\n`).join('')}${forwarded}
${rules.map((rule) => location(base, rule)).join('\n\n')}

    location / {
        return 404;
    }
}
`;
}
