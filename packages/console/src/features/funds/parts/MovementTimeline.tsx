import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Timeline } from '@settlement/design-system/Timeline';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import type { Step } from './steps.ts';

/** How far a movement has come. A step reached while it is shown is announced. */
export function MovementTimeline({ steps }: { readonly steps: readonly Step[] }) {
  const text = useText();
  const formats = useFormats();
  const blocks = (step: Step) => step.blocks && text('funds.step.blocks', step.blocks);
  const latest = steps.findLast(({ state }) => state !== 'todo');
  return (
    <Stack gap="s" as="section">
      <Heading level={3} size="body">
        {text('funds.detail.progress')}
      </Heading>
      <Timeline
        label={text('funds.detail.progress')}
        items={steps.map((step) => ({
          id: step.id,
          title: text(step.label),
          time: step.time > 0 ? formats.time(step.time) : undefined,
          description: step.reason ?? blocks(step),
          tone: step.tone,
          state: step.state,
        }))}
      />
      <VisuallyHidden>
        <span role="status">{latest && text(latest.label)}</span>
      </VisuallyHidden>
    </Stack>
  );
}
