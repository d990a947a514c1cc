/** A page of unstyled React Aria controls. It has as many rows and controls as a page of the console. */
import { createRoot } from 'react-dom/client';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Input, Label, TextField } from 'react-aria-components/TextField';

/** The number of controls and table rows on each console page, on a desktop and with a signed-in merchant. */
const pages = {
  dashboard: { buttons: 8, links: 43, fields: 1, radios: 8, selects: 1, menus: 3, rows: 0 },
  payments: { buttons: 36, links: 17, fields: 2, radios: 0, selects: 3, menus: 4, rows: 20 },
};
const COLUMNS = 8;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

function Bare({ buttons, links, fields, radios, selects, menus, rows }: typeof pages.dashboard) {
  return (
    <main>
      {times(links).map((one) => (
        <Link key={one} href={`#${one}`}>{`Link ${one}`}</Link>
      ))}
      {times(fields).map((one) => (
        <TextField key={one}>
          <Label>{`Field ${one}`}</Label>
          <Input />
        </TextField>
      ))}
      <RadioGroup aria-label="Choice" defaultValue="0">
        {times(radios).map((one) => (
          <Radio key={one} value={`${one}`}>{`Radio ${one}`}</Radio>
        ))}
      </RadioGroup>
      {times(selects).map((one) => (
        <Select key={one} aria-label={`Select ${one}`}>
          <Button>
            <SelectValue />
          </Button>
          <Popover>
            <ListBox>
              {times(5).map((option) => (
                <ListBoxItem key={option}>{`Option ${option}`}</ListBoxItem>
              ))}
            </ListBox>
          </Popover>
        </Select>
      ))}
      {times(menus).map((one) => (
        <MenuTrigger key={one}>
          <Button>{`Menu ${one}`}</Button>
          <Popover>
            <Menu>
              {times(3).map((item) => (
                <MenuItem key={item}>{`Item ${item}`}</MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      ))}
      {times(buttons - rows).map((one) => (
        <Button key={one}>{`Button ${one}`}</Button>
      ))}
      <table>
        <tbody>
          {times(rows).map((row) => (
            <tr key={row}>
              {times(COLUMNS - 1).map((column) => (
                <td key={column}>{`${row}.${column}00000`}</td>
              ))}
              <td>
                <Button>{`Open ${row}`}</Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const root = document.getElementById('root');
const page = location.search === '?payments' ? pages.payments : pages.dashboard;
if (root) createRoot(root).render(<Bare {...page} />);
