/** The path of the page for work orders, which is the same on all devices (specification §2). */
const WORK_ORDER = '/work-order';

export interface WorkOrderFacts {
  /** The type of the work order. 0 if the user selects it. */
  readonly type: number;
  readonly theme?: string | undefined;
  readonly chain?: string | undefined;
  readonly token?: string | undefined;
  readonly address?: string | undefined;
  readonly txid?: string | undefined;
  readonly trade_no?: string | undefined;
}

export function workOrderHref({ type, ...facts }: WorkOrderFacts): string {
  const params = new URLSearchParams({ new: String(type) });
  for (const [name, value] of Object.entries(facts)) {
    if (value !== undefined && value !== '') params.set(name, value);
  }
  return `${WORK_ORDER}?${params.toString()}`;
}
