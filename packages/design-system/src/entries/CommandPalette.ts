export { CommandPalette } from '../components/CommandPalette/CommandPalette.tsx';
export type {
  CommandPaletteGroup,
  CommandPaletteItem,
  CommandPaletteProps,
} from '../components/CommandPalette/CommandPalette.tsx';
