import { type ComponentType, type SVGProps, createElement } from 'react';

/** An icon as Lucide describes it. */
export interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface LineIconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Draws what Lucide's own function draws for the properties that are used here. That one builds an icon
 * for any framework on every render, and weighs 2 kB; the build replaces it with this.
 */
export default function createLineIcon({ name, node }: IconData): ComponentType<LineIconProps> {
  return function LineIcon({ size = 24, className, children, ...rest }) {
    const isNamed =
      children !== undefined || Object.keys(rest).some((key) => /^(aria-|role$|title$)/.test(key));
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`lucide lucide-${name}${className ? ` ${className}` : ''}`}
        aria-hidden={isNamed ? undefined : 'true'}
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
        {children}
      </svg>
    );
  };
}
