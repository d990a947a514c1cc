import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { reviewMap } from '../map/reviewData.ts';
import { DeskLink } from '../page/DeskLink.tsx';

interface Props {
  readonly id: string;
  readonly sign?: { readonly text: string; readonly label: string };
}

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
