import type { Finding } from './checkPage.ts';

interface Accepted {
  engine: Finding['engine'];
  rule: RegExp;
  /** Of the element. */
  snippet?: RegExp;
  /** Why it is no error, or whose. */
  reason: string;
}

const accepted: readonly Accepted[] = [
  {
    engine: 'HTML_CodeSniffer',
    rule: /NoSuchID$/,
    snippet: /href="#/,
    reason: 'Addresses of stories, which lead nowhere. Markup tests check references by id.',
  },
  {
    engine: 'IBM',
    rule: /^element_tabbable_role_valid$/,
    snippet: /role="region"|^<pre /,
    reason:
      'What scrolls takes the focus, or the keyboard cannot scroll it (axe scrollable-region-focusable).',
  },
  {
    engine: 'IBM',
    rule: /^aria_content_in_landmark$/,
    snippet: /^<a href="#main"/,
    reason: 'A skip link comes before all landmarks.',
  },
  {
    engine: 'IBM',
    rule: /^text_contrast_sufficient$/,
    snippet: /^<span>$/,
    reason:
      'The words of a disabled choice (WCAG 1.4.3 exempts inactive controls); their span does not show it.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: /(F68|InputFile\.Name)$/,
    snippet: /type="file" style="display: none/,
    reason: 'Hidden from everyone: the button beside it, which has a name, opens the dialog.',
  },
  {
    engine: 'IBM',
    rule: /^fieldset_label_valid$/,
    snippet: /^<div (data-invalid="true" )?data-rac/,
    reason: 'React Aria groups the number and its two buttons; each of them has the name of the field.',
  },
  {
    engine: 'Nu',
    rule: /“style” element in “body”/,
    reason: "Storybook's own.",
  },
  {
    engine: 'Nu',
    rule: /“href” not allowed on element “span”/,
    snippet: /aria-disabled="true"/,
    reason: 'React Aria draws a disabled link as a span and leaves its address there.',
  },
  {
    engine: 'Nu',
    rule: /“aria-hidden” with value “true” must not be specified on elements with “hidden”/,
    snippet: /DisclosurePanel/,
    reason: 'React Aria: a find in the page opens the panel, which removes both attributes.',
  },
  {
    engine: 'Nu',
    rule: /“aria-d(etails|escribedby)” on element “input”/,
    snippet: /aria-valuetext/,
    reason: 'React Aria writes empty attributes on the thumb of a slider. Browsers ignore them.',
  },
  {
    engine: 'Nu',
    rule: /“pathLength” not allowed on element “circle”/,
    reason: 'SVG 2 has it on every shape; the checker knows SVG 1.1.',
  },
];

/** Why what an engine found is no error of ours; undefined where it is one. */
export const acceptedReason = ({ engine, rule, snippet }: Finding): string | undefined =>
  accepted.find((one) => one.engine === engine && one.rule.test(rule) && (one.snippet?.test(snippet) ?? true))
    ?.reason;
