import { usePaths } from '../../../data/device.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Block, Standing } from './actions.ts';

interface BlockText {
  readonly reason: string;
  /** Where something can be done about it, and what the way there is called. */
  readonly solution: { readonly href: string; readonly label: string } | undefined;
}

/** Why an action is closed, and the way on where there is one. */
export function useBlockText(standing: Standing): (block: Block, id: string) => BlockText {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  return (block, id) => {
    const security = { href: paths.account('_security'), label: text('assets.block.toSecurity') };
    const solutions = {
      permission: { href: paths.openAuth, label: text('assets.block.toPermission') },
      empty: { href: paths.assets({ recharge: id }), label: text('assets.block.toRecharge') },
      locked: security,
      frozen: security,
      maintenance: undefined,
    };
    return {
      reason: text(`assets.block.${block}`, { time: formats.time(standing.lockUntil) }),
      solution: solutions[block],
    };
  };
}
