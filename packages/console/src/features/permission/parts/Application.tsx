import type { Opening } from '@settlement/api-mocks/contract/opening';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Inline } from '@settlement/design-system/Inline';
import { useAtomValue } from 'jotai';
import { languageAtom } from '#i18n/atoms.ts';
import { countryName } from '#lib/person/countryName.ts';
import { zoneText } from '#lib/time/zones.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useKnownText, useText } from '#i18n/useText.ts';
import * as css from './permission.css.ts';

export interface ApplicationFacts {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly kind: string;
  readonly website: string;
  readonly model: string;
  readonly volume: string;
  readonly country: string;
  readonly city: string;
  readonly street: string;
  readonly telegram: string;
  readonly x: string;
  readonly zone: string;
  readonly documents: readonly string[];
}

export function factsOf({ name, contact, business, merchant, documents }: Opening): ApplicationFacts {
  return {
    email: contact.email,
    phone: `${contact.area_code} ${contact.phone}`.trim(),
    name,
    kind: business.type === 0 ? '' : String(business.type),
    website: merchant.website,
    model: business.model,
    volume: business.volume,
    ...merchant.address,
    telegram: merchant.telegram,
    x: merchant.x,
    zone: merchant.time_zone,
    documents,
  };
}

interface ApplicationProps {
  readonly part: 'contact' | 'business' | 'documents';
  readonly facts: ApplicationFacts;
}

export function Application({ part, facts }: ApplicationProps) {
  const text = useText();
  const knownText = useKnownText();
  const language = useAtomValue(languageAtom);
  /** Returns the label of a code. Codes of a newer server have no label and are returned unchanged. */
  const textOf = (kind: string, code: string) => knownText(`permission.${kind}.${code}`, code);
  const row = (term: MessageId, detail: string) => ({ id: term, term: text(term), detail: detail || '—' });

  if (part === 'documents') {
    return (
      <Inline gap="m">
        {facts.documents.map((url, index) => (
          <img
            key={url}
            src={url}
            className={css.document}
            alt={text(index === 0 ? 'permission.form.registration' : 'permission.form.identity')}
          />
        ))}
      </Inline>
    );
  }
  if (part === 'contact') {
    return (
      <DescriptionList items={[row('common.email', facts.email), row('account.phone.number', facts.phone)]} />
    );
  }
  const address = [facts.street, facts.city, countryName(facts.country, language)];
  return (
    <DescriptionList
      items={[
        row('account.basic.name', facts.name),
        row('permission.field.kind', textOf('kind', facts.kind)),
        row('permission.field.website', facts.website),
        row('permission.field.model', textOf('model', facts.model)),
        row('permission.field.volume', textOf('volume', facts.volume)),
        row('account.basic.address', address.filter(Boolean).join(', ')),
        row('permission.field.telegram', facts.telegram),
        row('permission.field.x', facts.x),
        row('common.region.zone', zoneText(facts.zone, language)),
      ]}
    />
  );
}
