import { Link } from '@settlement/design-system/Link';

interface FigureLinkProps {
  readonly href: string;
  /** What the figure is of. */
  readonly name: string;
  readonly value: string;
}

/** A figure that leads to the rows it counts. */
export function FigureLink({ href, name, value }: FigureLinkProps) {
  return (
    <Link href={href} tone="inherit" aria-label={`${name}: ${value}`}>
      {value}
    </Link>
  );
}
