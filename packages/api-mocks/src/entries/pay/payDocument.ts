import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { formatText, type Language } from '#core/text/formatText.ts';
import { escapeHtml } from '../html.ts';

const style = `
:root { color-scheme: light dark; --accent: light-dark(#2468d8, #8ab4ff); --on-accent: light-dark(#fff, #0b1526); --text: light-dark(#16202e, #e8edf5); --muted: light-dark(#516074, #a9b6ca); --line: light-dark(#d5dce6, #334155); --card: light-dark(#fff, #111a29); --page: light-dark(#f3f6fa, #0a101b) }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 480px; margin: 0 auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; overflow-wrap: anywhere }
h2 { margin: 0 0 4px; font-size: 16px }
p { margin: 0 0 12px; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 16px 0 }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere; text-align: end }
code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.status { padding: 12px 16px; border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: 8px; font-weight: 600 }
.muted { color: var(--muted); font-size: 14px }
.qr { display: block; width: 200px; height: 200px; margin: 16px auto; padding: 12px; background: #fff; border-radius: 8px }
.timer { font-variant-numeric: tabular-nums; font-weight: 600 }
section { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line) }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
form.choice { grid-template-columns: 1fr; gap: 16px }
label { display: grid; gap: 4px; color: var(--muted); font-size: 14px }
input, select { min-height: 44px; padding: 8px 12px; border: 1px solid var(--muted); border-radius: 8px; background: var(--card); color: var(--text); font: inherit; font-size: 16px; width: 100% }
button, .link { min-height: 44px; padding: 8px 12px; border: 1px solid var(--accent); border-radius: 8px; background: transparent; color: var(--accent); font: inherit; text-align: center; cursor: pointer }
button:first-child { background: var(--accent); color: var(--on-accent) }
a { color: var(--accent) }
.language { display: inline-block; padding: 8px 0 }
.link { display: block; text-decoration: none }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
@media (max-width: 359px) { form { grid-template-columns: 1fr } }
`;

/** Counts down the remaining time. Without scripts, the page shows the time at which the order expires. */
const script = `
const timer = document.querySelector('[data-left]');
if (timer) {
  const end = performance.now() + Number(timer.dataset.left) * 1000;
  const show = () => {
    const left = Math.max(0, Math.round((end - performance.now()) / 1000));
    const two = (part) => String(part).padStart(2, '0');
    const hours = Math.floor(left / 3600);
    timer.textContent = (hours > 0 ? hours + ':' : '') + two(Math.floor(left / 60) % 60) + ':' + two(left % 60);
    if (left === 0) clearInterval(counting);
  };
  const counting = setInterval(show, 1000);
  show();
}
`;

const digest = (text: string) => `'sha256-${base64.encode(sha256(utf8ToBytes(text)))}'`;

const policy = [
  "default-src 'none'",
  `style-src ${digest(style)}`,
  `script-src ${digest(script)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function payDocument(language: Language, title: string, main: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style></head><body><main>
${main}
</main><script>${script}</script></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'content-language': language,
      // With the value `no-referrer`, the browser would send `Origin: null` with the form.
      'referrer-policy': 'same-origin',
    },
  });
}

export function noPayPage(language: Language): Response {
  const title = formatText(language, 'pay.notFound');
  const main = `<h1>${title}</h1>\n<p>${formatText(language, 'pay.notFoundText')}</p>`;
  return payDocument(language, title, main, 404);
}

export const languageLink = (language: Language, path: string) => {
  const other: Language = language === 'en-US' ? 'zh-CN' : 'en-US';
  return `<p class="muted"><a class="language" href="${path}?lang=${other}" hreflang="${other}" lang="${other}">${formatText(language, 'pay.language')}</a></p>`;
};

export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
