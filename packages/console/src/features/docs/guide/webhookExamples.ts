/** An event as it is delivered. */
export const exampleEvent = `POST /your/callback HTTP/1.1
Content-Type: application/json
X-Settlement-Event: payment.paid
X-Settlement-Time: 1763606400
X-Settlement-Signature: <hexadecimal>

{"event_id":"evt_5c0e1f3b9a7d42f08e6b1c2d","event":"payment.paid","appid":"app_1001284604","trade_no":"84121795170660100123900212482004","out_trade_no":"A-1001","status":2,"amount":"25","token":"USDT","created_time":1763606398}`;

export const exampleBody =
  '{"event_id":"evt_5c0e1f3b9a7d42f08e6b1c2d","event":"payment.paid","appid":"app_1001284604","trade_no":"84121795170660100123900212482004","out_trade_no":"A-1001","status":2,"amount":"25","token":"USDT","created_time":1763606398}';
