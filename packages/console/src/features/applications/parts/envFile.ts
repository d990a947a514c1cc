export interface Secrets {
  readonly appid: string;
  readonly secretKey?: string;
  readonly google?: { readonly secret: string; readonly qrcode: string };
  readonly signKey?: string;
}

export function envOf({ appid, secretKey, google, signKey }: Secrets): string {
  const lines = [
    ['SETTLEMENT_APP_ID', appid],
    ['SETTLEMENT_SECRET_KEY', secretKey],
    ['SETTLEMENT_GOOGLE_SECRET', google?.secret],
    ['SETTLEMENT_SIGNING_KEY', signKey],
  ] as const;
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
