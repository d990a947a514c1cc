/** Types for code that wraps several components. */
export type { Align, Justify } from '../css/align.css.ts';
export type { ButtonBehaviour } from '../components/Button/Button.tsx';
export type { ButtonIcons, ButtonLook, ButtonTone } from '../components/Button/types.ts';
export type { Closed, FieldFrameProps } from '../components/Field/types.ts';
export type { LinkBehaviour } from '../components/Link/Link.tsx';
export type { OverlayContent, OverlayProps, OverlayState } from '../components/Overlay/types.ts';
export type { SelectPartsProps } from '../components/Select/SelectBase.tsx';
export type { TextFieldBehaviour } from '../components/TextField/TextField.tsx';
export type { Gap, Size, Tone, Variant } from '../tokens/types.ts';
