import { atom } from 'jotai';
import type { SupportLinks } from '#api/siteConfig.ts';

/** Where `config.json` says that help is; nothing until it is there. */
export const supportLinksAtom = atom<SupportLinks>({});
