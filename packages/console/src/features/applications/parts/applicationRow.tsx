import type { Application } from '@settlement/api-mocks/contract/applications';
import { Avatar } from '@settlement/design-system/Avatar';
import { Text } from '@settlement/design-system/Text';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { EllipsisIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { type ApplicationSection, applicationsStateAtom } from '#data/applications.ts';
import { usePaths } from '#data/session/device.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../applications.css.ts';

interface AppNameProps {
  readonly app: Pick<Application, 'name' | 'logo'>;
  readonly note?: string;
}

export function AppName({ app, note }: AppNameProps) {
  return (
    <span className={css.named}>
      <Avatar name={app.name} src={app.logo} />
      <span className={css.message}>
        <strong className={css.name} title={app.name}>
          {app.name}
        </strong>
        {note !== undefined && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </span>
    </span>
  );
}

export interface RowMenuProps {
  readonly app: Application;
  readonly onStatus: (app: Application) => void;
  readonly onDelete: (app: Application) => void;
}

export function RowMenu({ app, onStatus, onDelete }: RowMenuProps) {
  const text = useText();
  const paths = usePaths();
  const offers = useOffers();
  const setState = useSetAtom(applicationsStateAtom);
  const open = (section: ApplicationSection) => () => setState({ app: app.id, section });
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          label={text('applications.actions', { name: app.name })}
          icon={<EllipsisIcon aria-hidden="true" />}
        />
      }
    >
      <MenuItem id="edit" onAction={open('basic')}>
        {text('common.edit')}
      </MenuItem>
      <MenuItem id="keys" onAction={open('keys')}>
        {text('applications.section.keys')}
      </MenuItem>
      <MenuItem id="ip" onAction={open('ip')}>
        {text('applications.section.ip')}
      </MenuItem>
      {offers('callbacks') && (
        <MenuItem id="test" onAction={open('callback')}>
          {text('applications.callbackTest')}
        </MenuItem>
      )}
      {offers('callbacks') && (
        <MenuItem id="deliveries" href={paths.callbacks({ appid: app.appid })}>
          {text('callbacks.tab.deliveries')}
        </MenuItem>
      )}
      <MenuItem id="status" onAction={() => onStatus(app)}>
        {text(app.status === 2 ? 'applications.resume' : 'applications.pause')}
      </MenuItem>
      <MenuItem id="delete" tone="critical" onAction={() => onDelete(app)}>
        {text('applications.delete')}
      </MenuItem>
    </Menu>
  );
}
