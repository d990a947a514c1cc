import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { CheckIcon } from '@settlement/design-system/icons';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { type SetupState, type SetupStep, requiredSteps, skippedStepsAtom } from '#data/setup.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './setup.css.ts';
import { ZoneStep } from './ZoneStep.tsx';

const tones = { done: 'positive', skipped: 'neutral', left: 'caution' } as const;

interface SetupRowProps {
  readonly number: number;
  readonly step: SetupStep;
  readonly state: SetupState;
  /** Where it is done; the zone is chosen here. */
  readonly href: string | undefined;
}

/** One thing to do, what it is for, and how it stands. */
export function SetupRow({ number, step, state, href }: SetupRowProps) {
  const text = useText();
  const skip = useSetAtom(skippedStepsAtom);
  const isRequired = requiredSteps.has(step);
  const isDone = state === 'done';
  const name = text(`permission.setup.${step}`);
  return (
    <li className={css.row}>
      <span className={css.sign} data-done={isDone || undefined} aria-hidden="true">
        {isDone ? <CheckIcon size={16} /> : number}
      </span>
      <span className={css.message}>
        <Inline as="span">
          <Text weight="semibold">{name}</Text>
          <StatusTag tone={state === 'left' && !isRequired ? 'neutral' : tones[state]}>
            {text(
              state === 'left' && isRequired
                ? 'permission.setup.required'
                : `permission.setup.state.${state}`,
            )}
          </StatusTag>
        </Inline>
        <Text as="span" size="small" tone="muted">
          {text(`permission.setupText.${step}`)}
        </Text>
      </span>
      {state === 'left' && step === 'zone' && (
        <div className={css.more}>
          <ZoneStep />
        </div>
      )}
      {!isDone && (
        <span className={css.actions}>
          {href !== undefined && (
            <ButtonLink
              href={href}
              size="small"
              variant={isRequired ? 'solid' : 'outline'}
              aria-label={text('permission.setup.doStep', { step: name })}
            >
              {text('permission.setup.do')}
            </ButtonLink>
          )}
          {!isRequired && (
            <Button
              variant="ghost"
              tone="neutral"
              size="small"
              aria-label={text(
                state === 'skipped' ? 'permission.setup.unskipStep' : 'permission.setup.skipStep',
                { step: name },
              )}
              onPress={() => skip(step, state === 'left')}
            >
              {text(state === 'skipped' ? 'permission.setup.unskip' : 'permission.setup.skip')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
