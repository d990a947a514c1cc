/** A sample signature, with which developers can test their code without sending a request. */
export const signatureVector = {
  secretKey: 'sk_test_0123456789abcdef0123456789abcdef01234567',
  time: '1795171500',
  nonce: '6f1d9a42c07b4e3f8a55d2e9b1c60734',
  method: 'POST',
  target: '/api/v1/orders',
  body: '{"out_trade_no":"A-1001","token":"USDT","chain":"TRON","amount":"25"}',
  signature: 'b492ba35bc9995fb088b14e2cf1109e26afce51f7a39dec70587182f3d5e0650',
} as const;

/** A script that signs a call, with `SETTLEMENT_{API,APP_ID,SECRET_KEY}` in the environment. */
export const signedShell = {
  file: 'settlement.sh',
  run: 'sh settlement.sh',
  code: `# settlement.sh METHOD TARGET [BODY]
time=$(date +%s)
nonce=$(openssl rand -hex 16)
# Five lines; the last one, the body, may be empty.
signature=$(printf '%s\\n%s\\n%s\\n%s\\n%s' "$time" "$nonce" "$1" "$2" "$3" |
  openssl dgst -sha256 -hmac "$SETTLEMENT_SECRET_KEY" | sed 's/^.* //')
curl -s -X "$1" "$SETTLEMENT_API$2" \\
  -H "X-Settlement-App: $SETTLEMENT_APP_ID" \\
  -H "X-Settlement-Time: $time" \\
  -H "X-Settlement-Nonce: $nonce" \\
  -H "X-Settlement-Signature: $signature" \\
  -H 'Content-Type: application/json' \\
  \${3:+--data-binary "$3"}`,
} as const;
