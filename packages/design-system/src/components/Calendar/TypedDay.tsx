import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';

import * as css from './Calendar.css.ts';

/** The locale for English dates, which start with the year, because 10/11 is ambiguous in English. */
const ISO_ENGLISH = 'en-CA';

/** The parts of a date as input fields. */
export function TypedDay({ slot }: { slot?: 'start' | 'end' }) {
  const { locale } = useLocale();
  return (
    <I18nProvider locale={locale.startsWith('en') ? ISO_ENGLISH : locale}>
      <DateInput slot={slot} className={css.typedDay}>
        {(segment) => <DateSegment segment={segment} className={css.segment} />}
      </DateInput>
    </I18nProvider>
  );
}
