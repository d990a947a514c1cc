import type { ButtonProps } from 'react-aria-components/Button';

interface Shortcuts extends ButtonProps {
  'aria-keyshortcuts'?: string;
}

/** Sets `aria-keyshortcuts` on the element itself, because react-aria-components drops it. */
export function withKeyShortcuts({ 'aria-keyshortcuts': keys, ...props }: Shortcuts): ButtonProps {
  if (keys === undefined) return props;
  const { render } = props;
  return {
    ...props,
    render: (element, state) => {
      const withKeys = { ...element, 'aria-keyshortcuts': keys };
      return render ? render(withKeys, state) : <button {...withKeys} />;
    },
  };
}
