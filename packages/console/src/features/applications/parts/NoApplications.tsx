import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FilterIcon, KeyIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  applicationFilterCountAtom,
  applicationsStateAtom,
  noApplicationFilters,
} from '../../../data/applications.ts';
import { isAuthorisedAtom } from '../../../data/user.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../applications.css.ts';

/** Nothing yet says in three steps what comes; nothing that matches offers the way back. */
export function NoApplications() {
  const text = useText();
  const isFiltered = useAtomValue(applicationFilterCountAtom) > 0;
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const setState = useSetAtom(applicationsStateAtom);
  return isFiltered ? (
    <EmptyState
      icon={<FilterIcon aria-hidden="true" />}
      title={text('applications.noMatch.title')}
      description={text('applications.noMatch.text')}
      action={
        <Button variant="outline" onPress={() => setState(noApplicationFilters, { replace: true })}>
          {text('applications.filter.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<KeyIcon aria-hidden="true" />}
      title={text('applications.empty.title')}
      description={text('applications.empty.text')}
      action={
        <div className={css.first}>
          <ol className={css.steps}>
            {(['name', 'networks', 'secret'] as const).map((step) => (
              <li key={step}>{text(`applications.empty.${step}`)}</li>
            ))}
          </ol>
          <Button isDisabled={isAuthorised === false} onPress={() => setState({ new: 1 })}>
            {text('applications.new')}
          </Button>
        </div>
      }
    />
  );
}
