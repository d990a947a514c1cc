import { paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import { MultiSelect } from '@settlement/design-system/MultiSelect';
import { SelectItem } from '@settlement/design-system/Select';
import { useText } from '#i18n/useText.ts';
import { paymentStatusText } from '#parts/PaymentStatusTag.tsx';

/** Specification §4: the filter offers only these. */
const offered = [paymentStatus.toBePaid, paymentStatus.paid, paymentStatus.timeout].map(String);

interface StatusFilterProps {
  /** Codes joined by commas. */
  value: string | undefined;
  onChange: (status: string | undefined) => void;
}

/** Three statuses to choose from; one that only a link can name is listed as what it is. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const text = useText();
  const chosen = value?.split(',').filter(Boolean) ?? [];
  const fromLink = chosen.filter((code) => !offered.includes(code));

  return (
    <MultiSelect
      label={text('payments.filter.status')}
      placeholder={text('payments.filter.allStatuses')}
      selectedKeys={chosen}
      onSelectionChange={(keys) => onChange(keys.toSorted().join(',') || undefined)}
    >
      {[...offered, ...fromLink].map((code) => (
        <SelectItem key={code} id={code}>
          {paymentStatusText(text, Number(code))}
        </SelectItem>
      ))}
    </MultiSelect>
  );
}
