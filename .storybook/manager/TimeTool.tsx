/** @jsxRuntime classic */
import * as React from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { type API, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Note, PopoverBox } from './popover.ts';
import { STORY_TIME, durationOf, secondsOf, timeStops } from '../desk/time.ts';

const Clock = styled.p(({ theme }) => ({
  margin: 0,
  fontSize: 16,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.defaultText,
}));
const Row = styled.div({ display: 'flex', gap: 6 });
const Range = styled.input(({ theme }) => ({ width: '100%', margin: 0, accentColor: theme.color.secondary }));

const instant = (seconds: number) =>
  new Date((STORY_TIME + seconds) * 1000).toISOString().slice(0, 16).replace('T', ' ');

const stopOf = (seconds: number) => timeStops.findLastIndex((stop) => stop.seconds <= seconds);

export function TimeTool({ api }: { readonly api: API }) {
  const [globals, updateGlobals] = useGlobals();
  const seconds = secondsOf(globals['time']);
  const stop = stopOf(seconds);
  const setTime = (time: number) => {
    if (time === seconds) return;
    updateGlobals({ time });
    // The clock of a mock API can't go back, so the story starts again with a new mock API.
    const storyId = api.getCurrentStoryData()?.id;
    if (time < seconds && storyId !== undefined) api.emit(FORCE_REMOUNT, { storyId });
  };
  const goTo = (index: number) =>
    setTime(timeStops[Math.max(0, Math.min(index, timeStops.length - 1))]?.seconds ?? seconds);
  return (
    <PopoverProvider
      ariaLabel="Time of the mock API"
      padding={0}
      popover={
        <PopoverBox>
          <Clock>{instant(seconds)} UTC</Clock>
          <Range
            type="range"
            aria-label="Time after the story’s start"
            aria-valuetext={timeStops[stop]?.label}
            min={0}
            max={timeStops.length - 1}
            value={stop}
            onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
          />
          <Note>{timeStops[stop]?.label}</Note>
          <Form.Input
            aria-label="Time after the story’s start, such as 3 h or 2 d 30 m"
            placeholder="3 h, 2 d 30 m"
            onKeyDown={({ key, currentTarget }: React.KeyboardEvent<HTMLInputElement>) => {
              const typed = durationOf(currentTarget.value);
              if (key === 'Enter' && typed !== undefined) setTime(typed);
            }}
          />
          <Row>
            <Button variant="outline" size="small" ariaLabel={false} onClick={() => goTo(stop + 1)}>
              Later
            </Button>
            <Button variant="outline" size="small" ariaLabel={false} onClick={() => goTo(0)}>
              Reset
            </Button>
          </Row>
        </PopoverBox>
      }
    >
      <Button padding="small" variant="ghost" active={seconds > 0} ariaLabel="Time of the mock API">
        {seconds > 0 ? instant(seconds).slice(5) : 'Time'}
      </Button>
    </PopoverProvider>
  );
}
