import { currencyStatus } from '@settlement/api-mocks/contract/enumerations';
import type { SwapPair, SwapSide } from '@settlement/api-mocks/contract/swap';

/** What `direction` says of a swap (specification §7): forward or reverse. */
export type SwapDirection = 1 | 2;

/**
 * Specification §7: the direction comes from `added`. The platform lists each pair one way round, and
 * `added` marks that way: going along it is forward, going against it is reverse.
 */
export function directionOf(pair: Pick<SwapPair, 'from' | 'added'>, fromId: string): SwapDirection {
  const goesAlongRow = pair.from.id === fromId;
  return goesAlongRow === pair.added ? 1 : 2;
}

/** How to get from one token to another. */
export interface SwapRoute {
  readonly pair: SwapPair;
  readonly direction: SwapDirection;
  /** Smallest and greatest amount in the token that is given; only the row of this way round knows. */
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly isOpen: boolean;
}

/** The row of this way round, or the row of the other way round where there is no other. */
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

/** Every token on a network that can be swapped, once, in the order of the list. */
export function sidesOf(pairs: readonly SwapPair[]): readonly SwapSide[] {
  const sides = pairs.flatMap(({ from, to }) => [from, to]);
  return [...new Map(sides.map((side) => [side.id, side])).values()];
}

/** The first token that can be got for another. */
export function firstPartner(pairs: readonly SwapPair[], fromId: string): SwapSide | undefined {
  const sides = sidesOf(pairs);
  const routes = sides.map((side) => ({ side, route: findRoute(pairs, fromId, side.id) }));
  return (routes.find(({ route }) => route?.isOpen) ?? routes.find(({ route }) => route))?.side;
}

/** What an address or a press asks for, completed by what there is. */
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
  // Nothing asked for: the first pair as the platform lists it.
  const from = requested.from === undefined ? pairs.find(({ added }) => added)?.from : named(requested.from);
  const to = requested.to === undefined ? from && firstPartner(pairs, from.id) : named(requested.to);
  return { from, to, route: findRoute(pairs, from?.id, to?.id) };
}
