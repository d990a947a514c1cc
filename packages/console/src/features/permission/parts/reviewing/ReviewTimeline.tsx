import type { Opening } from '@settlement/api-mocks/contract/opening';
import type { Audit } from '@settlement/api-mocks/contract/user';
import { Timeline } from '@settlement/design-system/Timeline';
import { useText } from '#i18n/useText.ts';
import { Moment } from '#parts/values/Moment.tsx';
import { type StageView, stagesOf } from '../status.ts';

const looks = {
  done: { tone: 'positive', state: 'done' },
  current: { tone: 'accent', state: 'current' },
  failed: { tone: 'critical', state: 'done' },
  todo: { tone: 'neutral', state: 'todo' },
} as const satisfies Record<StageView['state'], unknown>;

/** Submitted, primary audit, advanced audit, completed (specification §4). */
export function ReviewTimeline({ audit, opening }: { readonly audit: Audit; readonly opening: Opening }) {
  const text = useText();
  return (
    <Timeline
      label={text('permission.progress')}
      items={[
        ...(opening.submitted_time > 0
          ? [
              {
                id: 'submitted',
                title: text('permission.review.submitted'),
                time: <Moment seconds={opening.submitted_time} />,
                tone: 'positive' as const,
              },
            ]
          : []),
        ...stagesOf(audit).map(({ stage, word, state }) => ({
          id: String(stage),
          title: text(`permission.stage.${stage}`),
          description: text(`permission.state.${word}`),
          ...looks[state],
          ...(stage === audit.stage &&
            audit.updated_time > 0 && { time: <Moment seconds={audit.updated_time} /> }),
        })),
      ]}
    />
  );
}
