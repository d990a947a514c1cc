import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { type SetupState, type SetupStep, requiredSteps, skippedStepsAtom } from '../../../../data/setup.ts';
import { useText } from '../../../../i18n/useText.ts';
import { ZoneStep } from './ZoneStep.tsx';

const tones = { done: 'positive', skipped: 'neutral', left: 'caution' } as const;

interface SetupCardProps {
  readonly step: SetupStep;
  readonly state: SetupState;
  /** Where it is done; the zone is chosen here. */
  readonly href: string | undefined;
}

/** One thing to do, what it is for, and how it stands. */
export function SetupCard({ step, state, href }: SetupCardProps) {
  const text = useText();
  const skip = useSetAtom(skippedStepsAtom);
  const isRequired = requiredSteps.has(step);
  const name = text(`permission.setup.${step}`);
  return (
    <Card
      as="li"
      title={name}
      headingLevel={2}
      actions={
        <StatusTag tone={state === 'left' && !isRequired ? 'neutral' : tones[state]}>
          {text(
            state === 'left' && isRequired ? 'permission.setup.required' : `permission.setup.state.${state}`,
          )}
        </StatusTag>
      }
    >
      <Stack gap="m">
        <Text as="p" tone="muted">
          {text(`permission.setupText.${step}`)}
        </Text>
        {state === 'left' && step === 'zone' && <ZoneStep />}
        <Inline gap="s">
          {state !== 'done' && href !== undefined && (
            <ButtonLink
              href={href}
              variant={isRequired ? 'solid' : 'outline'}
              aria-label={text('permission.setup.doStep', { step: name })}
            >
              {text('permission.setup.do')}
            </ButtonLink>
          )}
          {!isRequired && state !== 'done' && (
            <Button
              variant="ghost"
              tone="neutral"
              aria-label={text(
                state === 'skipped' ? 'permission.setup.unskipStep' : 'permission.setup.skipStep',
                { step: name },
              )}
              onPress={() => skip(step, state === 'left')}
            >
              {text(state === 'skipped' ? 'permission.setup.unskip' : 'permission.setup.skip')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
