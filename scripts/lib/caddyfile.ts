import { documentHeaders } from './documentHeaders.ts';
import type { Site } from './site.ts';
import { commonHeaders, hashedFileCache } from './staticHandler.ts';

const header = (headers: Readonly<Record<string, string>>, by: string) =>
  ['header {', ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`), '}']
    .map((line) => `${by}${line}`)
    .join('\n');

/** A site for Caddy 2: what `pnpm preview` answers, with the same headers. */
export function caddyfile({ base, root, port, servers, proxy }: Site): string {
  const document = (path: string) => `${header(documentHeaders(path, servers), '\t\t')}
		rewrite * ${base}index.html
		file_server`;
  const file = (cache: string) => `${header({ 'cache-control': cache }, '\t\t')}
		file_server`;
  const outside =
    base === '/'
      ? ''
      : `
	@outside path / ${base.slice(0, -1)}
	redir @outside ${base} 302
`;
  const forwarded =
    proxy === undefined
      ? ''
      : `
	@forwarded path /api/* /__mock/*
	handle @forwarded {
		reverse_proxy ${proxy} {
			# An export is sent as it is written.
			flush_interval -1
		}
	}
`;
  return `# Written by \`pnpm hosting caddy\`.
:${port} {
	root * ${root}
	encode zstd gzip
${header({ ...commonHeaders }, '\t')}
	header -Server
${outside}
	handle /healthz {
		respond "ok" 200
	}
${forwarded}
	@refused not method GET HEAD
	handle @refused {
		header Allow "GET, HEAD"
		respond 405
	}

	# Hashed names: a file never changes. A missing one is not kept.
	@hashed {
		path ${base}assets/*
		file
	}
	handle @hashed {
${file(hashedFileCache)}
	}

	@config {
		path ${base}config.json
		file
	}
	handle @config {
${file('no-store')}
	}

	# Files that have an ending; a missing one is a 404, a missing page is the console's business.
	@file {
		path_regexp \\.[A-Za-z0-9]+/?$
		file
	}
	handle @file {
${file('no-cache')}
	}
	@missing path_regexp (^${base}assets/|\\.[A-Za-z0-9]+/?$)
	handle @missing {
		respond 404
	}

	@signIn path_regexp ^${base}(m/)?login/?$
	handle @signIn {
${document('/login')}
	}
	handle ${base}* {
${document('/')}
	}
	handle {
		respond 404
	}
}
`;
}
