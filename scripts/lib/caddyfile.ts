import { commonHeaders, manifestType, patternOf, servedRules, type ServedRule } from './servedFiles.ts';
import { forwardedPaths, type Site } from './site.ts';

/** The directive that serves files, compressed if the browser accepts it. */
const FILES = 'file_server {\n\t\t\tprecompressed br gzip\n\t\t}';

const header = (headers: Readonly<Record<string, string>>, by: string) =>
  [
    'header {',
    ...Object.entries(headers).map(([name, value]) => `\t${name} "${value.replaceAll('"', String.raw`\"`)}"`),
    '}',
  ]
    .map((line) => `${by}${line}`)
    .join('\n');

/** Returns the directives of a rule. The response for a missing file is a 404 that isn't cached. */
function served(base: string, { file, headers }: ServedRule): string {
  if (file === 'none') return '\t\trespond 404';
  if (file === 'index.html')
    return `${header(headers, '\t\t')}
		rewrite * ${base}index.html
		${FILES}`;
  return `		@there {
			file
			not path */
		}
		handle @there {
${header(headers, '\t\t\t')}
			${FILES}
		}
		respond 404`;
}

function handle(base: string, rule: ServedRule): string {
  return `	@${rule.name} path_regexp ${patternOf(base, rule)}
	handle @${rule.name} {
${served(base, rule)}
	}`;
}

/** Returns a Caddy 2 site that sends the responses and headers of `pnpm preview`. */
export function caddyfile(site: Site): string {
  const { base, root, port, proxy } = site;
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
	@forwarded path ${forwardedPaths.map((path) => `/${path}/*`).join(' ')}
	handle @forwarded {
		reverse_proxy ${proxy} {
			# An export is sent as it is written.
			flush_interval -1
		}
	}
`;
  return `# Written by \`pnpm exec node scripts/hosting.ts caddy\`.
:${port} {
	root * ${root}
	encode zstd gzip
${header({ ...commonHeaders }, '\t')}
	header -Server
	# Caddy knows this type only on machines with a table of media types.
	@manifest path *.webmanifest
	header @manifest Content-Type ${manifestType}
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

${servedRules(site)
  .map((rule) => handle(base, rule))
  .join('\n\n')}

	handle {
		respond 404
	}
}
`;
}
