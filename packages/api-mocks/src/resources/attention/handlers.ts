import { listAttention } from '#contract/attention.ts';
import { implement } from '#core/implement.ts';
import { attentionOf } from './rules.ts';

export const attentionHandlers = {
  'user.attention': implement(listAttention, ({ merchant, now }) => {
    const list = attentionOf(merchant, now);
    return { list, total: list.length };
  }),
};
