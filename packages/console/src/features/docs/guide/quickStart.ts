import { type CallLanguage, signedCallSnippets } from '#parts/webhooks/signedCallSnippets.ts';

/** `SHA-256(SHA-256('Transfer2'))`. The transaction password of every demo merchant is `Transfer2`. */
const DEMO_PASSWORD_HASH = '42082822f162d9f81eda901ff19c0b41a5565a1581ff8ef304194c0aa7a16fd6';

const key = (server: string) => String.raw`export SETTLEMENT_API=${server}
TOKEN=$(curl -s $SETTLEMENT_API/api/v1/public/login -H 'content-type: application/json' \
  -d '{"google_auth_code":"mock:authorised"}' | sed 's/.*"token":"\([^"]*\)".*/\1/')
CODE=$(curl -s $SETTLEMENT_API/__mock/totp | tr -dc 0-9)
curl -s $SETTLEMENT_API/api/v1/user/secret-key -H "X-Token: $TOKEN" -H 'content-type: application/json' \
  -d '{"name":"Quick start","website":"https://shop.example","notify_url":"http://localhost:3000/hooks",
    "mode":2,"currency_ids":["101"],"scopes":["orders:read","orders:write"],
    "google_code":"'$CODE'","password":"${DEMO_PASSWORD_HASH}"}'`;

const keep = (appid: string) => `export SETTLEMENT_APP_ID=${appid}
export SETTLEMENT_SECRET_KEY=sk_test_…
export SETTLEMENT_SIGNING_KEY=whsec_…`;

const order = (run: string) => `${run} POST /api/v1/orders \\
  '{"out_trade_no":"A-1001","token":"USDT","chain":"TRON","amount":"25"}'`;

const pay = (server: string) => `PAYMENT_URL=${server}/pay/…
curl -s -o /dev/null $PAYMENT_URL -d how=exact
curl -s $SETTLEMENT_API/__mock/clock -d '{"advance":120}'`;

const receive = `curl -s "$SETTLEMENT_API/api/v1/callback/list?appid=$SETTLEMENT_APP_ID&pageSize=2" \\
  -H "X-Token: $TOKEN"`;

const query = (run: string) => `${run} GET '/api/v1/orders/info?out_trade_no=A-1001'`;

/** Returns the commands and the sample program of the quick start. */
export function quickStart(language: CallLanguage, appid: string, server: string) {
  const { run, file, code } = signedCallSnippets[language];
  return {
    key: key(server),
    keep: keep(appid),
    file,
    code,
    order: order(run),
    pay: pay(server),
    receive,
    query: query(run),
  };
}
