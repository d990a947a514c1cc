import type { ReactElement } from 'react';
import { Box } from '@settlement/design-system/Box';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Disclosure } from '@settlement/design-system/Disclosure';
import { Divider } from '@settlement/design-system/Divider';
import { createTheme } from '@settlement/design-system/createTheme';
import { zhLabels } from '@settlement/design-system/zhLabels';
import { Grid } from '@settlement/design-system/Grid';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Provider } from '@settlement/design-system/Provider';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { setTheme, vars } from '@settlement/design-system/tokens';
import type { Size } from '@settlement/design-system/types';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';

const size: Size = 'small';

export const layout = {
  Box: <Box padding="m">Inside</Box>,
  Card: <Card title="Balance">1,240 USDT</Card>,
  Disclosure: <Disclosure title="Details">Behind it</Disclosure>,
  Divider: <Divider />,
  Grid: (
    <Grid columns={{ mobile: 1, desktop: 2 }}>
      <span>One</span>
      <span>Two</span>
    </Grid>
  ),
  Heading: <Heading level={2}>Payments</Heading>,
  Inline: <Inline>Beside</Inline>,
  Mono: <Mono>TXYZ</Mono>,
  PageHeader: <PageHeader title="Payments" description="Last 30 days" />,
  Provider: <Provider locale="en-US">Application</Provider>,
  Stack: <Stack gap="s">Under</Stack>,
  Text: <Text tone="muted">Muted</Text>,
  zhLabels: (
    <Provider locale="zh-CN" labels={zhLabels}>
      <Text>结算</Text>
    </Provider>
  ),
  createTheme: <style>{createTheme({ accent: '#0F766E', radius: 'large' }).css}</style>,
  tokens: (
    <Button onPress={() => setTheme('dark')}>
      <span style={{ color: vars.color.text.critical }}>Dark</span>
    </Button>
  ),
  types: <span>{size}</span>,
  VisuallyHidden: <VisuallyHidden>Read out only</VisuallyHidden>,
} satisfies Record<string, ReactElement>;
