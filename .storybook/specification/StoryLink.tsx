import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { Link } from '@settlement/design-system/Link';
import { reviewMap } from '../map/reviewData.ts';

interface Props {
  /** Its id, and the args that lead it where it is meant to be. */
  readonly id: string;
  /** A sign in place of the story's name, and what it stands for. */
  readonly sign?: { readonly text: string; readonly label: string };
}

/** To a story, in the whole window of Storybook. */
export function StoryLink({ id, sign }: Props) {
  const [story = '', args] = id.split('&args=code:');
  const name = [reviewMap.stories[story]?.name ?? story, args].filter(Boolean).join(' · ');
  return (
    <Link href={`./?path=/story/${id}`} target="_top">
      {sign ? (
        <>
          <span aria-hidden="true">{sign.text}</span>
          <VisuallyHidden>{sign.label}</VisuallyHidden>
        </>
      ) : (
        name
      )}
    </Link>
  );
}
