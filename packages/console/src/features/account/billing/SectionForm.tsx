import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { useAtomValue } from 'jotai';
import type { ReactNode, SubmitEvent } from 'react';
import { isAuthorisedAtom } from '../../../data/user.ts';
import { formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from './billing.css.ts';

interface SectionFormProps {
  readonly title: string;
  readonly description: string;
  readonly section: {
    readonly isChanged: boolean;
    readonly isPending: boolean;
    readonly error: unknown;
    readonly reset: () => void;
    readonly save: (form: HTMLFormElement) => void;
  };
  /** What to do about the error, where there is something. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A card of settings that is saved by itself; only with the merchant permission (specification §6). */
export function SectionForm({ title, description, section, help, children }: SectionFormProps) {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const wrong = section.error === undefined ? undefined : formError(text, section.error);
  return (
    <Card title={title} description={description}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          section.save(event.currentTarget);
        }}
      >
        {wrong !== undefined && (
          <Banner tone="critical" role="alert" {...(help !== undefined && { action: help })}>
            {wrong}
          </Banner>
        )}
        {children}
        <div className={css.buttons}>
          <Button
            variant="outline"
            isDisabled={!section.isChanged || section.isPending}
            onPress={section.reset}
          >
            {text('account.bill.reset')}
          </Button>
          <Button type="submit" isDisabled={isAuthorised !== true} isPending={section.isPending}>
            {text('account.bill.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
