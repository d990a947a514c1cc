import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { reviewMap } from '../map/reviewData.ts';
import { DeskLink } from '../page/DeskLink.tsx';

interface Props {
  /** Its id, and the args that lead it where it is meant to be. */
  readonly id: string;
  /** A sign in place of the story's name, and what it stands for. */
  readonly sign?: { readonly text: string; readonly label: string };
}

/** To a story, by its name. */
export function StoryLink({ id, sign }: Props) {
  const [story = '', args] = id.split('&args=code:');
  const name = [reviewMap.stories[story]?.name ?? story, args].filter(Boolean).join(' · ');
  return (
    <DeskLink href={`./?path=/story/${id}`}>
      {sign ? (
        <>
          <span aria-hidden="true">{sign.text}</span>
          <VisuallyHidden>{sign.label}</VisuallyHidden>
        </>
      ) : (
        name
      )}
    </DeskLink>
  );
}
