/** @jsxRuntime classic */
import * as React from 'react';
import { Button, Form, Modal } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { type API, useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Note } from './popover.ts';
import {
  FINDER_REQUESTED,
  type FoundState,
  STATE_CHOSEN,
  STATES,
  STATES_REQUESTED,
  type StatesAnswer,
} from '../desk/channel.ts';
import { defaultDevice } from './deviceOf.ts';
import { type RequestedLook, requestedLook } from './requestedLook.ts';

const Box = styled.div({ padding: 16, display: 'grid', gap: 8 });
const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0, height: 420, overflow: 'auto' });
const Row = styled.li(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  padding: '4px 8px',
  borderRadius: 6,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  '&:hover, &:has([aria-selected="true"])': { background: theme.background.hoverable },
  '& > [aria-hidden]': { flex: 1, cursor: 'pointer' },
  '& small': { display: 'block', color: theme.textMutedColor, fontSize: theme.typography.size.s1 },
}));
const Option = styled.span(({ theme }) => ({
  padding: '4px 8px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.color.secondary },
  '&[aria-selected="true"]': { background: theme.color.secondary, color: theme.color.lightest },
}));

const devices = ['desktop', 'mobile'] as const;
type Device = (typeof devices)[number];
const names: Readonly<Record<Device, string>> = { desktop: 'Desktop', mobile: 'Phone' };
const MARKED = 'settlement-marked-state';

const nearest = ({ addresses }: FoundState, device: Device): Device =>
  addresses[device] === undefined ? (device === 'desktop' ? 'mobile' : 'desktop') : device;

const titles: Readonly<Record<string, string>> = {
  light: 'light',
  dark: 'dark',
  'en-US': 'in English',
  'zh-CN': 'in Chinese',
};
const describeLook = ({ theme, locale }: RequestedLook): string =>
  [theme, locale].flatMap((one) => (one === undefined ? [] : [`, ${titles[one]}`])).join('');

/** Returns the device on which a state opens if it isn't the requested device, otherwise ''. */
function onOther(state: FoundState | undefined, requested: Device): string {
  const device = state && nearest(state, requested);
  return device === undefined || device === requested
    ? ''
    : `, on the ${names[device].toLowerCase()}, because the ${names[requested].toLowerCase()} doesn’t have it`;
}

const show = (marked: HTMLElement | null) => marked?.scrollIntoView({ block: 'nearest' });

interface FinderProps {
  readonly device: Device;
  readonly onFind: (text: string) => void;
  readonly onChoose: (address: string, look: Record<string, string>) => void;
}

/** Renders a search with the APG combobox pattern. The list is always visible. */
function Finder({ device, onFind, onChoose }: FinderProps) {
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState<StatesAnswer>();
  const [active, setActive] = React.useState(0);
  const input = React.useRef<HTMLInputElement>(null);
  const { text, look } = requestedLook(query);
  const entered = React.useRef<{ readonly text: string; readonly open: (answer: StatesAnswer) => void }>(
    null,
  );
  useChannel(
    {
      [STATES]: (next: StatesAnswer) => {
        setAnswer(next);
        if (entered.current?.text === next.query) entered.current.open(next);
      },
    },
    [],
  );
  React.useEffect(() => input.current?.focus(), []);
  // The preview ignores requests until it has rendered a story, so the request is repeated.
  const isMissing = answer?.query !== text;
  React.useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setInterval(() => onFind(text), 500);
    return () => clearInterval(timer);
  }, [isMissing, text, onFind]);
  const states = text === '' ? [] : (answer?.states ?? []);
  const requested = look.device ?? device;
  const choose = (state: FoundState | undefined, on: Device) => {
    const address = state?.addresses[on];
    if (address === undefined) return;
    const { theme, locale } = look;
    onChoose(address, { ...(theme && { theme }), ...(locale && { locale }) });
  };
  const chooseMarked = (marked: FoundState | undefined) => {
    if (marked) choose(marked, nearest(marked, requested));
  };
  const press = (event: React.KeyboardEvent) => {
    // During the composition of an input method, Enter confirms a suggestion.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.min(Math.max(active + step, 0), states.length - 1);
      setActive(next);
    } else if (event.key === 'Enter' && answer?.query === text) {
      chooseMarked(states[active]);
    } else if (event.key === 'Enter') {
      entered.current = { text, open: ({ states: [first] }) => chooseMarked(first) };
    }
  };
  return (
    <Box>
      <Form.Input
        ref={input}
        role="combobox"
        aria-label="Find a state by screen, state, message or code"
        aria-expanded={states.length > 0}
        aria-controls="settlement-states"
        aria-activedescendant={states.length > 0 ? MARKED : undefined}
        placeholder="withdraw too small p d z"
        value={query}
        onChange={({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
          setQuery(currentTarget.value);
          setActive(0);
          entered.current = null;
          onFind(requestedLook(currentTarget.value).text);
        }}
        onKeyDown={press}
      />
      <List id="settlement-states" role="listbox" aria-label="States">
        {states.map((state, index) => (
          <Row
            key={state.addresses.desktop ?? state.addresses.mobile}
            role="group"
            aria-label={`${state.name} ${state.message}`}
          >
            <span aria-hidden="true" onClick={() => choose(state, nearest(state, requested))}>
              {state.name}
              {state.message !== '' && <small>{state.message}</small>}
            </span>
            {devices.map((one) => {
              const isMarked = index === active && one === nearest(state, requested);
              return state.addresses[one] === undefined ? null : (
                <Option
                  key={one}
                  id={isMarked ? MARKED : undefined}
                  ref={isMarked ? show : undefined}
                  role="option"
                  aria-selected={isMarked}
                  onClick={() => choose(state, one)}
                >
                  {names[one]}
                </Option>
              );
            })}
          </Row>
        ))}
      </List>
      <Note role="status">
        {text !== '' && answer?.query !== text
          ? 'Searching…'
          : text !== '' && answer?.count === 0
            ? 'Nothing found. Try fewer or other words.'
            : text !== '' && answer
              ? `${answer.count} found. Enter opens the marked one${describeLook(look)}${onOther(states[active], requested)}.`
              : 'Search by screen, state, code, or message in either language. The first letters of a word are enough. Add a look: phone, dark, zh (or p, d, z), desktop, light, en.'}
      </Note>
    </Box>
  );
}

export function FindTool({ api }: { readonly api: API }) {
  const [isOpen, setOpen] = React.useState(false);
  const { storyId } = useStorybookState();
  const [, updateGlobals] = useGlobals();
  const find = React.useCallback((text: string) => api.emit(STATES_REQUESTED, text), [api]);
  const open = React.useCallback(() => {
    // An open menu of the toolbar makes the rest of the page inert, so it must close first.
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    setTimeout(() => setOpen(true));
  }, []);
  useChannel({ [FINDER_REQUESTED]: open }, []);
  React.useEffect(() => {
    // The finder replaces Storybook's own search, which finds only names of stories.
    const takeOver = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.id !== 'storybook-explorer-searchfield') return;
      target.blur();
      setOpen(true);
    };
    // Storybook ignores shortcuts in text fields, so the finder handles its shortcut itself.
    const takeKeys = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    document.addEventListener('focusin', takeOver);
    document.addEventListener('keydown', takeKeys, true);
    return () => {
      document.removeEventListener('focusin', takeOver);
      document.removeEventListener('keydown', takeKeys, true);
    };
  }, [open]);
  return (
    <>
      <Button padding="small" variant="ghost" ariaLabel="Find a state" onClick={() => setOpen(true)}>
        Find
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} ariaLabel="Find a state" width={640}>
        <Finder
          device={defaultDevice(storyId ?? '') ?? 'desktop'}
          onFind={find}
          onChoose={(address, look) => {
            setOpen(false);
            updateGlobals(look);
            api.emit(STATE_CHOSEN, address);
            if (address === storyId) api.emit(FORCE_REMOUNT, { storyId });
          }}
        />
      </Modal>
    </>
  );
}
