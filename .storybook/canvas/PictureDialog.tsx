import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextArea } from '@settlement/design-system/TextArea';
import { useState } from 'react';
import { DeskLink } from '../page/Page.tsx';
import * as css from './canvas.css.ts';
import type { Decision } from './decisions.ts';
import type { CanvasLook } from '../desk/looks.ts';

export interface ShownPicture {
  readonly key: string;
  readonly story: string;
  readonly look: CanvasLook;
  readonly title: string;
  readonly print: string | undefined;
  /** True if the picture differs between the earlier build and this build. */
  readonly hasEarlier: boolean;
}

interface Props {
  readonly picture: ShownPicture;
  readonly href: string;
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** The comments that the reviewer has typed but not saved, by the key of the picture. */
const drafts = new Map<string, string>();

export function PictureDialog({ picture, href, decision, onDecide, onClose }: Props) {
  const [comment, setComment] = useState(drafts.get(picture.key) ?? decision?.comment ?? '');
  const { key, title, print, hasEarlier } = picture;
  const type = (typed: string) => {
    drafts.set(key, typed);
    setComment(typed);
  };
  const decide = (isApproved: boolean) => () => {
    drafts.delete(key);
    onDecide({
      print: print ?? '',
      isApproved,
      comment: comment.trim(),
      day: new Date().toISOString().slice(0, 10),
    });
  };
  return (
    <Dialog
      title={title}
      size="wide"
      onClose={onClose}
      footer={
        <Inline justify="between">
          <DeskLink href={href}>Open the live state</DeskLink>
          <Inline>
            <Button variant="outline" onPress={decide(false)} isDisabled={comment.trim() === ''}>
              Request changes
            </Button>
            <Button onPress={decide(true)}>Approve</Button>
          </Inline>
        </Inline>
      }
    >
      <Stack align="stretch">
        {print !== undefined && (
          <div className={css.compared}>
            {hasEarlier && (
              <figure className={css.side}>
                <img className={css.large} src={`./desk/before/${key}.webp`} alt="" />
                <figcaption>Earlier build</figcaption>
              </figure>
            )}
            <figure className={css.side}>
              <img className={css.large} src={`./desk/pictures/${key}.webp`} alt={title} />
              {hasEarlier && <figcaption>This build</figcaption>}
            </figure>
          </div>
        )}
        {decision && (
          <Text as="p" tone="muted">
            {decision.isApproved ? 'Approved' : 'Changes requested'} on {decision.day}
            {decision.print === print ? '' : ', for an earlier picture'}
          </Text>
        )}
        <TextArea label="Comment" value={comment} onChange={type} />
      </Stack>
    </Dialog>
  );
}
