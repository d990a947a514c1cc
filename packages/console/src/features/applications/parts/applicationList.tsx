import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { KeyIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useText } from '#i18n/useText.ts';
import { choicesOf, type FilterFields } from '#parts/list/filterFields.ts';
import { applicationList, applicationsStateAtom } from '#data/applications.ts';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListTools, type ListToolsProps } from '#parts/list/ListTools.tsx';
import { isAuthorisedAtom } from '#data/user.ts';
import { NoRows } from '#parts/list/NoRows.tsx';
import { statuses } from './applicationTexts.tsx';
import * as css from '../applications.css.ts';

export function useApplicationFilters(): FilterFields<'name' | 'status'> {
  const text = useText();
  const any = text('common.filter.any');
  return {
    fields: {
      name: { kind: 'search', label: text('applications.field.name') },
      status: {
        kind: 'choice',
        label: text('common.column.status'),
        any,
        choices: choicesOf(statuses, (status) => text(`applications.status.${status}`)),
      },
    },
  };
}

export function ApplicationTools(props: Pick<ListToolsProps, 'columns'>) {
  const text = useText();
  return (
    <ListTools list={applicationList} {...props}>
      <ListExport
        list={applicationList}
        filters={useApplicationFilters()}
        title={text('applications.export')}
      />
    </ListTools>
  );
}

export function NoApplications() {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const setState = useSetAtom(applicationsStateAtom);
  return (
    <NoRows
      list={applicationList}
      noMatchTitle={text('applications.noMatch.title')}
      icon={<KeyIcon aria-hidden="true" />}
      title={text('applications.empty.title')}
      description={text('applications.empty.text')}
      actions={
        <Stack align="center">
          <ol className={css.steps}>
            {(['name', 'networks', 'secret'] as const).map((step) => (
              <li key={step} className={css.step}>
                {text(`applications.empty.${step}`)}
              </li>
            ))}
          </ol>
          <Button isDisabled={isAuthorised === false} onPress={() => setState({ new: 1 })}>
            {text('applications.new')}
          </Button>
        </Stack>
      }
    />
  );
}
