import { Avatar } from '@settlement/design-system/Avatar';
import { Badge } from '@settlement/design-system/Badge';
import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { CardButton } from '@settlement/design-system/CardButton';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { StatCard } from '@settlement/design-system/StatCard';
import { Switch } from '@settlement/design-system/Switch';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { Timeline } from '@settlement/design-system/Timeline';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { avatar } from '#design-system/components/Avatar/Avatar.css.ts';
import { badge } from '#design-system/components/Badge/Badge.css.ts';
import { banner } from '#design-system/components/Banner/Banner.css.ts';
import { body } from '#design-system/components/Card/Card.css.ts';
import { cardButton } from '#design-system/components/CardButton/CardButton.css.ts';
import { icon as emptyIcon } from '#design-system/components/EmptyState/EmptyState.css.ts';
import { link } from '#design-system/components/Link/Link.css.ts';
import { bar } from '#design-system/components/ProgressBar/ProgressBar.css.ts';
import { skeleton } from '#design-system/components/Skeleton/Skeleton.css.ts';
import { icon as statIcon } from '#design-system/components/StatCard/StatCard.css.ts';
import { control } from '#design-system/components/Switch/Switch.css.ts';
import { tag } from '#design-system/components/Tag/Tag.css.ts';
import { text } from '#design-system/components/Text/Text.css.ts';
import { dot } from '#design-system/components/Timeline/Timeline.css.ts';
import { token } from '#design-system/components/TokenIcon/TokenIcon.css.ts';
import { WalletIcon } from '@settlement/design-system/icons';
import type { Matrix, State } from './guide.ts';
import { controlMatrices } from './controlMatrices.tsx';
import { fieldMatrices } from './fieldMatrices.tsx';
import { overlayMatrices } from './overlayMatrices.tsx';

const rest: readonly State[] = [{ name: 'At rest' }];
const sizes = ['small', 'medium', 'large'] as const;
const tones = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'] as const;
const textTones = ['inherit', 'default', 'muted', 'accent', 'positive', 'caution', 'critical'] as const;
const textSizes = ['caption', 'small', 'body', 'section', 'title', 'number', 'hero'] as const;

/** The value of a prop, by its name in the recipe. */
const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((one) => one === value);

/** Looks that a recipe has, each in every state. */
export const matrices: Readonly<Record<string, Matrix>> = {
  ...controlMatrices,
  ...fieldMatrices,
  ...overlayMatrices,
  Avatar: {
    recipe: avatar,
    rows: ['size'],
    states: rest,
    render: ({ size }) => <Avatar name="Northwind Trading" size={oneOf(sizes, size)} />,
  },
  Badge: {
    recipe: badge,
    rows: ['tone'],
    states: [
      { name: 'At rest', props: { count: 3 } },
      { name: 'Above its maximum', props: { count: 120 } },
    ],
    render: ({ tone }, props) => (
      <Badge count={3} max={99} tone={oneOf(['critical', 'accent', 'neutral'], tone)} {...props} />
    ),
  },
  Banner: {
    recipe: banner,
    rows: ['tone'],
    states: rest,
    render: ({ tone }) => (
      <Banner tone={oneOf(tones, tone)} title="Withdrawals are paused">
        You can withdraw again in 24 hours.
      </Banner>
    ),
  },
  Card: {
    recipe: body,
    rows: ['padding'],
    states: rest,
    render: ({ padding }) => (
      <Card title="Balance" padding={oneOf(['none', 's', 'm', 'l'], padding)}>
        192,821.62 USDT
      </Card>
    ),
  },
  CardButton: {
    recipe: cardButton,
    rows: ['surface', 'padding'],
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered' },
      { name: 'Focused', attribute: 'data-focus-visible' },
    ],
    render: ({ surface, padding }) => (
      <CardButton surface={oneOf(['card', 'none'], surface)} padding={oneOf(['none', 's', 'm'], padding)}>
        Payment 841217
      </CardButton>
    ),
  },
  EmptyState: {
    recipe: emptyIcon,
    rows: ['tone'],
    states: rest,
    render: ({ tone }) => (
      <EmptyState tone={oneOf(tones, tone)} icon={<WalletIcon />} title="No payments yet" />
    ),
  },
  Link: {
    recipe: link,
    rows: ['tone', 'isInText', 'isStrong'],
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered', of: 'a' },
      { name: 'Focused', attribute: 'data-focus-visible', of: 'a' },
    ],
    render: ({ tone, isInText, isStrong }) => (
      <Link
        href="#"
        tone={oneOf(['accent', 'muted', 'inherit'], tone)}
        isInText={isInText === 'true'}
        isStrong={isStrong === 'true'}
      >
        View all
      </Link>
    ),
  },
  ProgressBar: {
    recipe: bar,
    rows: ['tone'],
    states: [
      { name: 'Begun', props: { value: 20 } },
      { name: 'Complete', props: { value: 100 } },
    ],
    render: ({ tone }, props) => (
      <ProgressBar
        label="Daily limit"
        value={20}
        tone={oneOf(['accent', 'positive', 'caution', 'critical'], tone)}
        {...props}
      />
    ),
  },
  Skeleton: {
    recipe: skeleton,
    rows: ['shape'],
    states: rest,
    render: ({ shape }) => (
      <Skeleton shape={oneOf(['text', 'block', 'circle'], shape)} width="48px" height="48px" />
    ),
  },
  StatCard: {
    recipe: statIcon,
    rows: ['tone'],
    states: [
      { name: 'At rest' },
      { name: 'Loading', props: { isLoading: true } },
      { name: 'Hidden', props: { isHidden: true, hiddenLabel: 'Hidden' } },
    ],
    render: ({ tone }, props) => (
      <StatCard label="Income" value="1,203.80" icon={<WalletIcon />} tone={oneOf(tones, tone)} {...props} />
    ),
  },
  Switch: {
    recipe: control,
    rows: ['isRow', 'isTall'],
    states: [
      { name: 'Off' },
      { name: 'On', props: { defaultSelected: true } },
      { name: 'With an error', props: { errorMessage: 'Try again' } },
      { name: 'Disabled', props: { isDisabled: true } },
    ],
    render: ({ isRow, isTall }, props) => (
      <Switch isRow={isRow === 'true'} isTall={isTall === 'true'} {...props}>
        Login alerts
      </Switch>
    ),
  },
  Tag: {
    recipe: tag,
    rows: ['tone'],
    states: rest,
    render: ({ tone }) => <Tag tone={oneOf(tones, tone)}>TRC20</Tag>,
  },
  Text: {
    recipe: text,
    rows: ['size'],
    states: textTones.map((tone) => ({ name: tone, props: { tone } })),
    render: ({ size }, props) => (
      <Text size={oneOf(textSizes, size)} {...props}>
        USDT
      </Text>
    ),
  },
  Timeline: {
    recipe: dot,
    rows: ['tone'],
    states: rest,
    render: ({ tone }) => (
      <Timeline
        label="Withdrawal"
        items={(['done', 'current', 'todo'] as const).map((state) => ({
          id: state,
          title: state,
          state,
          tone: oneOf(tones, tone),
        }))}
      />
    ),
  },
  TokenIcon: {
    recipe: token,
    rows: ['size'],
    states: [{ name: 'Token' }, { name: 'On a network', props: { network: 'TRON' } }],
    render: ({ size }, props) => <TokenIcon token="USDT" size={oneOf(sizes, size)} {...props} />,
  },
};
