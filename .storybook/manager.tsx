/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types, type API, useChannel, useStorybookState } from 'storybook/manager-api';
import { Button } from 'storybook/internal/components';
import { STORY_RENDERED, STORY_RENDER_PHASE_CHANGED, STORY_PREPARED } from 'storybook/internal/core-events';
import { styled } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { QUERY_CHANGED, COUNTERPARTS, COUNTERPARTS_REQUESTED } from './desk/channel.ts';
import { defaultDevice } from './manager/deviceOf.ts';
import { fitWindow } from './manager/fitWindow.ts';
import { FindTool } from './manager/FindTool.tsx';
import { KnobTool } from './manager/KnobTool.tsx';
import { ScenarioTool } from './manager/ScenarioTool.tsx';
import { ReviewTool } from './manager/ReviewTool.tsx';
import { TimeTool } from './manager/TimeTool.tsx';
import type { Counterpart } from './map/counterparts.ts';

const theme = create({
  base: 'light',
  brandTitle: 'Settlement Business Center',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: '#2468D8',
  colorSecondary: '#2468D8',
  appBg: '#F5F7FB',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#F5F7FB',
  appBorderColor: '#E3E8F0',
  appBorderRadius: 8,
  barTextColor: '#5B6B84',
  barSelectedColor: '#1D5CC4',
  barHoverColor: '#1D5CC4',
  textColor: '#0E1A2E',
  textMutedColor: '#5B6B84',
  inputBorderRadius: 8,
});

/**
 * Opens each screen in the window of its device. Keeps a window that the reviewer selected until a story of
 * another device opens.
 */
function followDevice(api: API): void {
  let last: string | undefined;
  api.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    const device = defaultDevice(id);
    const shown: unknown = api.getUserGlobals()['viewport']?.value;
    const isFirst = last === undefined;
    const next = device ?? 'none';
    if (next === last) return;
    last = next;
    // A window size in the URL has priority over the window size of the device.
    const isChosen = isFirst && typeof shown === 'string';
    if (!isChosen && shown !== device) api.updateGlobals({ viewport: { value: device, isRotated: false } });
  });
}

const Note = styled.span(({ theme }) => ({ padding: '0 8px', color: theme.textMutedColor, fontSize: 12 }));

/** Shows that a play function is running. Until it ends, reviewers see an intermediate state. */
function StepsTool() {
  const [phase, setPhase] = React.useState('');
  useChannel({
    [STORY_RENDER_PHASE_CHANGED]: ({ newPhase }: { readonly newPhase: string }) => setPhase(newPhase),
  });
  return <Note role="status">{phase === 'playing' && 'Steps are running…'}</Note>;
}

type Counterparts = Readonly<Record<string, Counterpart>>;

/** The last known counterparts. They are kept here, because the component is mounted again for each story. */
let known: Counterparts | undefined;

function DeviceTool({ api }: { readonly api: API }) {
  const { storyId } = useStorybookState();
  const [counterparts, setCounterparts] = React.useState(known);
  useChannel({
    // The preview ignores events until it has rendered a story, so the request is sent afterward.
    [STORY_RENDERED]: () => {
      if (!known) api.emit(COUNTERPARTS_REQUESTED);
    },
    [COUNTERPARTS]: (answer: Counterparts) => {
      known = answer;
      setCounterparts(answer);
    },
  });
  const other = counterparts?.[storyId];
  if (!other) return null;
  const device = defaultDevice(storyId) === 'mobile' ? 'desktop' : 'phone';
  const isNone = other.kind === 'none';
  return (
    <Button
      padding="small"
      variant="ghost"
      disabled={isNone}
      ariaLabel={
        isNone ? `Not available on the ${device}. ${other.because}` : `This ${other.kind} on the ${device}`
      }
      onClick={() => !isNone && api.selectStory(other.story)}
    >
      On the {device}
    </Button>
  );
}

const ADDON = 'settlement/desk';

addons.setConfig({
  theme,
  layoutCustomisations: {
    // Only components have the panel, which shows their props. Reviewers of screens don't need it.
    showPanel: ({ storyId }, isShown) => isShown && storyId.startsWith('components-'),
  },
  sidebar: { collapsedRoots: ['flows', 'specification'] },
});

addons.register(ADDON, (api) => {
  followDevice(api);
  fitWindow(api);
  api.on(QUERY_CHANGED, (query: string) => {
    const before = api.getQueryParam('q') ?? '';
    if (query !== before) api.applyQueryParams({ q: query === '' ? undefined : query }, { replace: true });
  });
  const tool = (id: string, title: string, render: () => React.JSX.Element) => {
    addons.add(`${ADDON}/${id}`, {
      type: types.TOOL,
      title,
      match: ({ viewMode, storyId, tabId }) =>
        viewMode === 'story' && !tabId && defaultDevice(storyId ?? '') !== undefined,
      render,
    });
  };
  // Storybook's own search finds only names of stories, so its shortcut moves to `/`.
  void api.setShortcut('search', ['/']);
  addons.add(`${ADDON}/find`, {
    type: types.TOOL,
    title: 'Find a state',
    match: ({ tabId }) => !tabId,
    render: () => <FindTool api={api} />,
  });
  addons.add(`${ADDON}/review`, {
    type: types.TOOL,
    title: 'Review',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <ReviewTool api={api} />,
  });
  tool('device', 'Device', () => <DeviceTool api={api} />);
  tool('knobs', 'Parameters', () => <KnobTool />);
  tool('scenario', 'Scenario', () => <ScenarioTool api={api} />);
  tool('time', 'Time', () => <TimeTool api={api} />);
  tool('steps', 'Steps', () => <StepsTool />);
});
