import { commonHeaders, patternOf, servedRules } from './servedFiles.ts';
import type { Site } from './site.ts';

/** Returns the rules and functions that the scripts for Cloudflare Pages and Netlify share. */
function shared({ base, ...site }: Site): string {
  const rules = servedRules(site).map((rule) => ({ ...rule, path: patternOf(base, rule) }));
  return `const base = ${JSON.stringify(base)};
const common = ${JSON.stringify(commonHeaders, null, 2)};
const rules = ${JSON.stringify(rules, null, 2)};

const empty = (status, headers = {}) => new Response(null, { status, headers: { ...common, ...headers } });

async function respond(request, fetchFile) {
  const url = new URL(request.url);
  if (!['GET', 'HEAD'].includes(request.method)) return empty(405, { allow: 'GET, HEAD' });
  let path;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return empty(400);
  }
  if (path === '/healthz') return new Response('ok', { headers: common });
  if (base !== '/' && (path === '/' || path === base.slice(0, -1))) return empty(302, { location: base });
  // A decoded path that still contains dots or slashes could reach a page without its headers.
  if (!path.startsWith(base) || /[\\\\]|\\/\\.{1,2}(\\/|$)|\\/\\//.test(path)) return empty(404);
  const rule = rules.find((one) => new RegExp(one.path).test(path));
  if (!rule || rule.file === 'none') return empty(404);
  const isPage = rule.file === 'index.html';
  const response = await fetchFile(isPage ? base : url.pathname, url);
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  // Hosts send the page for missing files.
  if (response.status !== 304 && (!response.ok || isHtml !== isPage)) return empty(404);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...common, ...rule.headers })) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
`;
}

/** Returns the `_worker.js` of Cloudflare Pages. */
export const cloudflareWorker = (
  site: Site,
): string => `// Written by \`pnpm exec node scripts/hosting.ts cloudflare\`.
${shared(site)}
export default {
  fetch: (request, { ASSETS }) =>
    respond(request, (path, url) => ASSETS.fetch(new Request(new URL(path, url), request))),
};
`;

/** Returns an edge function of Netlify. It requires a rule that rewrites missing files to the page. */
export const netlifyFunction = (
  site: Site,
): string => `// Written by \`pnpm exec node scripts/hosting.ts netlify\`.
${shared(site)}
export default (request, context) => respond(request, () => context.next());

export const config = { path: '/*' };
`;

/** The IDs of the managed cache policies CachingOptimized and CachingDisabled of CloudFront. */
const CACHED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const UNCACHED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

/** Returns a CloudFront policy. CloudFront accepts security headers only in separate fields. */
function policyConfig(name: string, all: Readonly<Record<string, string>>) {
  const {
    'content-security-policy': csp,
    'x-content-type-options': _,
    'x-frame-options': frame,
    'referrer-policy': referrer = commonHeaders['referrer-policy'],
    'strict-transport-security': __,
    ...custom
  } = all;
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { 'Fn::Sub': `\${AWS::StackName}-${name}` },
        SecurityHeadersConfig: {
          ContentTypeOptions: { Override: true },
          ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 63_072_000,
            IncludeSubdomains: true,
            Override: true,
          },
          ...(csp !== undefined && { ContentSecurityPolicy: { ContentSecurityPolicy: csp, Override: true } }),
          ...(frame !== undefined && { FrameOptions: { FrameOption: frame, Override: true } }),
        },
        CustomHeadersConfig: {
          Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
        },
      },
    },
  };
}

/** Returns parts of a CloudFormation template: header policies, the function and cache behaviors. */
export function cloudFront(site: Site): string {
  const { base } = site;
  const rules = servedRules(site);
  const served = rules.filter(({ file }) => file !== 'none');
  const resourceOf = (name: string) =>
    `Headers${name.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase())}`;
  const { 'cache-control': _, ...withoutCache } = commonHeaders;
  const policies = served.map(({ name, headers }) => [
    resourceOf(name),
    // CloudFront would also send this header with errors, so the files in the bucket have it instead.
    policyConfig(name.replace('_', '-'), name === 'hashed' ? withoutCache : { ...commonHeaders, ...headers }),
  ]);
  const patterns = rules.map((rule) => ({ path: patternOf(base, rule), file: rule.file }));
  const code = `var rules = ${JSON.stringify(patterns)};
function handler(event) {
  var request = event.request;
  var path;
  try { path = decodeURIComponent(request.uri); } catch (error) { return { statusCode: 400 }; }
  if (/[\\\\]|\\/\\.{1,2}(\\/|$)|\\/\\//.test(path)) return { statusCode: 404 };
  var rule = rules.find(function (one) { return new RegExp(one.path).test(path); });
  if (!rule || rule.file === 'none') return { statusCode: 404 };
  if (rule.file === 'index.html') request.uri = '${base}index.html';
  return request;
}
`;
  const behavior = (name: string) => ({
    ViewerProtocolPolicy: 'redirect-to-https',
    TargetOriginId: 'files',
    Compress: true,
    CachePolicyId: name === 'hashed' ? CACHED : UNCACHED,
    ResponseHeadersPolicyId: { Ref: resourceOf(name) },
    FunctionAssociations: [
      { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['ChooseFile', 'FunctionARN'] } },
    ],
  });
  const paths: readonly (readonly [pattern: string, name: string])[] = [
    ['assets/*', 'hashed'],
    ['config.json', 'config'],
    ...['login', 'login/', 'm/login', 'm/login/'].map((path) => [path, 'sign_in'] as const),
    ['*.*', 'file'],
  ];
  const Resources = {
    ...Object.fromEntries(policies),
    ChooseFile: {
      Type: 'AWS::CloudFront::Function',
      Properties: {
        Name: { 'Fn::Sub': '${AWS::StackName}-choose-file' },
        AutoPublish: true,
        FunctionConfig: { Comment: 'Chooses the file of a path', Runtime: 'cloudfront-js-2.0' },
        FunctionCode: code,
      },
    },
  };
  const CacheBehaviors = paths.map(([path, name]) => ({ PathPattern: `${base}${path}`, ...behavior(name) }));
  return `${JSON.stringify({ Resources, Behaviors: { DefaultCacheBehavior: behavior('page'), CacheBehaviors } }, null, 2)}\n`;
}
