import { documentHeaders } from './documentHeaders.ts';
import { commonHeaders, hashedFileCache } from './staticHandler.ts';
import type { Site } from './site.ts';

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

/** A file that is there may be kept, its absence may not: without "always" a header is not sent with a 404. */
const cache = (value: string) => `add_header cache-control "${value}";`;

const indent = (text: readonly string[], by = '        ') => text.map((line) => `${by}${line}`).join('\n');

/**
 * A server for nginx, to be included where `http` is: what `pnpm preview` answers, with the same headers. A location
 * with a header of its own loses those of the server, so each names all of its own.
 */
export function nginxConfig({ base, root, port, servers, proxy }: Site): string {
  const page = documentHeaders('/', servers);
  const signIn = documentHeaders('/login', servers);
  const differing = Object.keys(page).filter((name) => page[name] !== signIn[name]);
  const variable = (name: string) => `$document_${name.replaceAll('-', '_')}`;
  const maps = differing.map(
    (name) => `map $request_uri ${variable(name)} {
    default "${page[name]}";
    ~^${base}/*(m/+)?login/*(\\?|$) "${signIn[name]}";
}`,
  );
  const document = {
    ...commonHeaders,
    ...page,
    ...Object.fromEntries(differing.map((name) => [name, variable(name)])),
  };
  const forwarded = proxy
    ? `
    location ~ ^/(api|__mock)/ {
        proxy_pass ${proxy};
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        # An export is sent as it is written.
        proxy_buffering off;
        proxy_read_timeout 300s;
        client_max_body_size 12m;
    }
`
    : '';
  return `# Written by \`pnpm hosting nginx\`.
${maps.join('\n')}

server {
    listen ${port};
    server_tokens off;
    root ${root};
    absolute_redirect off;

    types {
        text/html html;
        text/css css;
        text/javascript js mjs;
        application/json json map;
        image/svg+xml svg;
        image/png png;
        image/x-icon ico;
        text/plain txt;
        font/woff2 woff2;
        application/manifest+json webmanifest;
    }

    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 256;
    gzip_types text/css text/javascript application/json image/svg+xml text/plain;

    location = /healthz {
        access_log off;
        default_type text/plain;
        return 200 "ok\\n";
    }
${base === '/' ? '' : `\n    location = / {\n        return 302 ${base};\n    }\n\n    location = ${base.slice(0, -1)} {\n        return 302 ${base};\n    }\n`}${forwarded}
    # Hashed names: a file never changes. An old one stays where the deployment keeps it.
    location ^~ ${base}assets/ {
        try_files $uri =404;
        if ($request_method !~ ^(GET|HEAD)$) { return 405; }
${indent([...lines(commonHeaders), cache(hashedFileCache)])}
    }

    location = ${base}config.json {
        try_files $uri =404;
        if ($request_method !~ ^(GET|HEAD)$) { return 405; }
${indent([...lines(commonHeaders), cache('no-store')])}
    }

    # Files that have an ending; a missing one is a 404, a missing page is the console's business.
    location ~ \\.[A-Za-z0-9]+/?$ {
        try_files $uri =404;
        if ($request_method !~ ^(GET|HEAD)$) { return 405; }
${indent([...lines(commonHeaders), cache('no-cache')])}
    }

    location ${base} {
        if ($request_method !~ ^(GET|HEAD)$) { return 405; }
        try_files ${base}index.html =404;
        types { }
        default_type text/html;
        charset utf-8;
${indent(lines(document))}
    }
}
`;
}
