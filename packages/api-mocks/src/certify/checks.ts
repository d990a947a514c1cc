import { attackChecks } from './attackChecks.ts';
import { callbackChecks } from './callbackChecks.ts';
import { callChecks } from './callChecks.ts';
import { type Check, type Rule } from './check.ts';
import { type Profile, type Topic, topics } from './sections.ts';
import { contractChecks, dutyChecks } from './contractChecks.ts';
import { figureChecks, valueChecks } from './valueChecks.ts';
import { filterChecks } from './filterChecks.ts';
import { moneyChecks } from './moneyChecks.ts';
import { orderChecks } from './orderChecks.ts';
import { readingChecks } from './readingChecks.ts';

/** Rules about payments in the topic `read` get the topic `payments`. */
const ofTopic = (topic: Topic, rules: readonly Rule[]): readonly Check[] =>
  rules.map((rule) => {
    const own = topic === 'read' && /payments?\b/.test(rule.rule) ? 'payments' : topic;
    return { ...rule, topic: own, id: `${own} ${rule.section} ${rule.rule}` };
  });

export const checks: readonly Check[] = [
  ...ofTopic('read', [...readingChecks, ...valueChecks, ...figureChecks, ...callChecks, ...filterChecks]),
  ...ofTopic('security', [...contractChecks, ...dutyChecks, ...attackChecks]),
  ...ofTopic('payouts', moneyChecks),
  ...ofTopic('orders', orderChecks),
  ...ofTopic('callbacks', callbackChecks),
];

/**
 * `only` is a text in a topic, section or rule, in any case. Without `mayWrite`, excludes checks that change
 * data.
 */
export const checksOf = (profile: Profile, only: string, mayWrite: boolean): readonly Check[] =>
  checks.filter(
    ({ topic, section, rule, writes }) =>
      (topic === profile || !topics.some((one) => one === profile)) &&
      `${topic} ${section} ${rule}`.toLowerCase().includes(only.toLowerCase()) &&
      (mayWrite || writes !== true),
  );
