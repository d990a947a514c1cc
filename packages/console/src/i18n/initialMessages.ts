/** Messages of dialogs, forms and drawers, which load when one is opened. */
const deferred = new RegExp(
  [
    String.raw`^errors\.(amount|field)\.`,
    String.raw`^shell\.idle\.`,
    String.raw`^common\.(address|crop|family|image|leave|password|receipt|region|progress|withdrawal)(\.|$)`,
    String.raw`^notifications\.(empty|end|expense|failed|history|ip|device|location|more|new|readAll|unread)(\.|$)`,
    String.raw`^payments\.(detail|event|export|filter\.more|list\.empty|list\.noMatch|refund|review|step|totals)`,
  ].join('|'),
);

/** Messages shown while the deferred part is loading. */
const atOnce: ReadonlySet<string> = new Set([
  'payments.detail.close',
  'payments.detail.failedTitle',
  'payments.detail.loading',
  'payments.detail.title',
]);

/** Whether the frame, the dashboard or the payment records can show a message before anything is opened. */
export function isInitialMessage(id: string): boolean {
  return atOnce.has(id) || !deferred.test(id);
}
