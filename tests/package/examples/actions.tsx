import type { ReactElement } from 'react';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { CardButton } from '@settlement/design-system/CardButton';
import { CardLink } from '@settlement/design-system/CardLink';
import { CopyButton } from '@settlement/design-system/CopyButton';
import { IconButton } from '@settlement/design-system/IconButton';
import { CloseIcon } from '@settlement/design-system/icons';
import { Link } from '@settlement/design-system/Link';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@settlement/design-system/Menu';
import { Tooltip } from '@settlement/design-system/Tooltip';

export const actions = {
  Button: <Button onPress={() => undefined}>Save</Button>,
  ButtonLink: <ButtonLink href="/withdraw">Withdraw</ButtonLink>,
  CardButton: <CardButton>Open the order</CardButton>,
  CardLink: <CardLink href="/orders/1">Order 1</CardLink>,
  CopyButton: <CopyButton value="ORD-1" label="Copy order" />,
  IconButton: <IconButton label="Close" icon={<CloseIcon aria-hidden="true" />} />,
  icons: <CloseIcon size={16} aria-hidden="true" />,
  Link: (
    <Link href="https://example.com/" isExternal>
      Terms
    </Link>
  ),
  Menu: (
    <Menu trigger={<Button>More</Button>}>
      <MenuSection title="Order">
        <MenuItem id="copy">Copy link</MenuItem>
      </MenuSection>
      <MenuSeparator />
      <MenuItem id="delete" tone="critical">
        Delete
      </MenuItem>
    </Menu>
  ),
  Tooltip: (
    <Tooltip label="Close">
      <IconButton label="Close" icon={<CloseIcon aria-hidden="true" />} />
    </Tooltip>
  ),
} satisfies Record<string, ReactElement>;
