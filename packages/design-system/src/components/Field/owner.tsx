import { createContext, use } from 'react';
import type { ReactNode } from 'react';

type Owner = 'Select' | 'Menu';

const names = { Select: 'Select, MultiSelect or ComboBox', Menu: 'Menu' } satisfies Record<Owner, string>;

const OwnerContext = createContext<Owner | undefined>(undefined);

/** Sets the component that accepts the items. In production, they aren't checked. */
export function ownedBy(owner: Owner, items: ReactNode): ReactNode {
  if (process.env.NODE_ENV === 'production') return items;
  return <OwnerContext value={owner}>{items}</OwnerContext>;
}

/** Throws in development if an item isn't inside its component. React Aria's error would be unclear. */
export function useOwner(item: string, owner: Owner): void {
  if (process.env.NODE_ENV === 'production') return;
  if (use(OwnerContext) !== owner) throw new Error(`${item} must be inside ${names[owner]}.`);
}
