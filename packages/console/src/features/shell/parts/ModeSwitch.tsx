import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followModesAtom, isTestAtom, modeAtom, switchModeAtom } from '#data/session/mode.ts';
import { userAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './shell.css.ts';

const modes = ['test', 'live'] as const;

/** Switches between test and live data. Renders nothing if the server doesn't have test mode. */
export function ModeSwitch() {
  const text = useText();
  const mode = useAtomValue(modeAtom);
  const change = useSetAtom(switchModeAtom);
  const user = useAtomValue(userAtom);
  // Until the user is loaded, the switch reserves its space in the hidden header.
  if (user && !user.test_mode) return null;
  return (
    <div
      role="group"
      aria-label={text('applications.column.mode')}
      className={css.modeGroup}
      data-mode={mode}
    >
      {modes.map((one) => (
        <Button
          key={one}
          size="small"
          tone="neutral"
          variant={one === mode ? 'soft' : 'ghost'}
          aria-pressed={one === mode}
          onPress={() => one !== mode && change(one)}
        >
          {text(`applications.mode.${appMode[one]}`)}
        </Button>
      ))}
    </div>
  );
}

/** Marks test mode with a frame around the window. */
export function TestFrame() {
  const isTest = useAtomValue(isTestAtom);
  const user = useAtomValue(userAtom);
  const follow = useSetAtom(followModesAtom);
  useEffect(() => {
    if (user) follow();
  }, [follow, user]);
  return isTest ? <div className={css.modeFrame} aria-hidden="true" /> : null;
}

export function TestNotice() {
  const text = useText();
  return (
    <p className={css.modeStrip}>
      <strong>{text('shell.mode.testTitle')}</strong> {text('shell.mode.testText')}
    </p>
  );
}
