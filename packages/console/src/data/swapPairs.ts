import { currencyStatus } from '@settlement/api-mocks/contract/enumerations';
import type { SwapPair, SwapSide } from '@settlement/api-mocks/contract/swap';

/** The direction of a swap. 1: forward. 2: reverse (specification §7). */
export type SwapDirection = 1 | 2;

/** Returns the direction of a swap. Forward is the direction that the platform added (§7). */
export function directionOf(pair: Pick<SwapPair, 'from' | 'added'>, fromId: string): SwapDirection {
  const goesAlongRow = pair.from.id === fromId;
  return goesAlongRow === pair.added ? 1 : 2;
}

export interface SwapRoute {
  readonly pair: SwapPair;
  readonly direction: SwapDirection;
  /** The limits in the token to swap. Undefined if only the opposite pair is listed. */
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly isOpen: boolean;
}

export function findRoute(
  pairs: readonly SwapPair[],
  fromId: string | undefined,
  toId: string | undefined,
): SwapRoute | undefined {
  const along = pairs.find(({ from, to }) => from.id === fromId && to.id === toId);
  const pair = along ?? pairs.find(({ from, to }) => to.id === fromId && from.id === toId);
  if (!pair || fromId === undefined) return undefined;
  return {
    pair,
    direction: directionOf(pair, fromId),
    min: along?.min_amount,
    max: along?.max_amount,
    isOpen: pair.status === currencyStatus.normal,
  };
}

export function sidesOf(pairs: readonly SwapPair[]): readonly SwapSide[] {
  const sides = pairs.flatMap(({ from, to }) => [from, to]);
  return [...new Map(sides.map((side) => [side.id, side])).values()];
}

export function firstPartner(pairs: readonly SwapPair[], fromId: string): SwapSide | undefined {
  const sides = sidesOf(pairs);
  const routes = sides.map((side) => ({ side, route: findRoute(pairs, fromId, side.id) }));
  return (routes.find(({ route }) => route?.isOpen) ?? routes.find(({ route }) => route))?.side;
}

export interface SwapChoice {
  readonly from: SwapSide | undefined;
  readonly to: SwapSide | undefined;
  readonly route: SwapRoute | undefined;
}

export function chosenSwap(
  pairs: readonly SwapPair[],
  requested: { readonly from?: string | undefined; readonly to?: string | undefined },
): SwapChoice {
  const sides = sidesOf(pairs);
  const named = (id: string | undefined) => sides.find((side) => side.id === id);
  // The default token comes from the first pair that the list contains in the platform's direction.
  const from = requested.from === undefined ? pairs.find(({ added }) => added)?.from : named(requested.from);
  const to = requested.to === undefined ? from && firstPartner(pairs, from.id) : named(requested.to);
  return { from, to, route: findRoute(pairs, from?.id, to?.id) };
}
