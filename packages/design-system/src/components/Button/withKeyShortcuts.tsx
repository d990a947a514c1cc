import type { ButtonProps } from 'react-aria-components/Button';

interface Shortcuts extends ButtonProps {
  'aria-keyshortcuts'?: string;
}

/** Sets `aria-keyshortcuts` on the element, because react-aria-components ignores the prop. */
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
