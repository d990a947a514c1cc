import { balanceFigures, orderFigures } from '@settlement/api-mocks/contract/reports';
import { useText } from '#i18n/useText.ts';

const known = [...orderFigures, ...balanceFigures];

/** Returns a function that returns the localized name of a figure. The name of an unknown figure is its key. */
export function useFigureName(): (key: string) => string {
  const text = useText();
  return (key) => {
    const figure = known.find((one) => one === key);
    return figure ? text(`reports.figure.${figure}`) : key;
  };
}
