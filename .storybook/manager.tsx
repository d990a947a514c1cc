/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { QUERY_CHANGED } from './desk/channel.ts';
import { defaultDevice } from './manager/deviceOf.ts';
import { fitWindow } from './manager/fitWindow.ts';
import { followDevice } from './manager/followDevice.ts';
import { DeviceTool } from './manager/DeviceTool.tsx';
import { FindTool } from './manager/FindTool.tsx';
import { ScenarioTool } from './manager/ScenarioTool.tsx';
import { ReviewTool } from './manager/ReviewTool.tsx';
import { StepsTool } from './manager/StepsTool.tsx';
import { TimeTool } from './manager/TimeTool.tsx';
import { theme } from './manager/theme.ts';

const ADDON = 'settlement/desk';

addons.setConfig({
  theme,
  layoutCustomisations: {
    // Designers look at the screen. Therefore, the panel with props and axe is shown only for components.
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
  // The finder searches messages, codes and looks. Storybook’s own search covers only the names of stories.
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
  tool('scenario', 'Scenario', () => <ScenarioTool api={api} />);
  tool('time', 'Time', () => <TimeTool api={api} />);
  tool('steps', 'Steps', () => <StepsTool />);
});
