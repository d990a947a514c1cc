/** The user's choice for wide and narrow windows. Default: collapsed up to 1400 px (specification §2). */
export interface SidebarPreference {
  readonly wide?: boolean;
  readonly compact?: boolean;
}

export function parseSidebar(text: string | null): SidebarPreference {
  const parts = new Set(text?.split(' '));
  return {
    ...(parts.has('wide:collapsed') && { wide: true }),
    ...(parts.has('compact:expanded') && { compact: false }),
  };
}

export function formatSidebar({ wide, compact }: SidebarPreference): string {
  return [wide === true && 'wide:collapsed', compact === false && 'compact:expanded']
    .filter(Boolean)
    .join(' ');
}

export function isCollapsed(preference: SidebarPreference, isCompact: boolean): boolean {
  return isCompact ? (preference.compact ?? true) : (preference.wide ?? false);
}
