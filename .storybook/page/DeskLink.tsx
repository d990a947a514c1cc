import { Link, type LinkProps } from '@settlement/design-system/Link';
import type { MouseEvent } from 'react';
import { openStory, storyAt } from '../desk/openStory.ts';

/** Renders a link to another page of Storybook that doesn't reload the manager. */
export function DeskLink({ href, ...props }: LinkProps & { readonly href: string }) {
  const open = (event: MouseEvent) => {
    const story = storyAt(href);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (story === undefined || !isPlain || window.parent === window) return;
    event.preventDefault();
    openStory(story).catch(() => window.open(href, '_top'));
  };
  return <Link {...props} href={href} target="_top" onClick={open} />;
}
