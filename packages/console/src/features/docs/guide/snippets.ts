/** What a merchant's server does with a callback, in the languages most are written in. */
export const snippets = {
  'Node.js': `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isGenuine(rawBody, headers, signingKey) {
  const time = headers['x-settlement-time'];
  // Older than five minutes: somebody may be sending an old one again.
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const wanted = createHmac('sha256', signingKey).update(time + '.' + rawBody).digest();
  const given = Buffer.from(headers['x-settlement-signature'], 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}`,
  Python: `import hashlib, hmac, time

def is_genuine(raw_body: bytes, headers, signing_key: str) -> bool:
    sent = headers["X-Settlement-Time"]
    if abs(time.time() - int(sent)) > 300:
        return False
    wanted = hmac.new(signing_key.encode(), sent.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(wanted, headers["X-Settlement-Signature"])`,
  PHP: `function isGenuine(string $rawBody, array $headers, string $signingKey): bool {
    $time = $headers['X-Settlement-Time'];
    if (abs(time() - (int) $time) > 300) return false;
    $wanted = hash_hmac('sha256', $time . '.' . $rawBody, $signingKey);
    return hash_equals($wanted, $headers['X-Settlement-Signature']);
}`,
  Go: `func isGenuine(rawBody []byte, h http.Header, signingKey string) bool {
	sent := h.Get("X-Settlement-Time")
	seconds, err := strconv.ParseInt(sent, 10, 64)
	if err != nil || math.Abs(float64(time.Now().Unix()-seconds)) > 300 {
		return false
	}
	mac := hmac.New(sha256.New, []byte(signingKey))
	mac.Write([]byte(sent + "."))
	mac.Write(rawBody)
	given, err := hex.DecodeString(h.Get("X-Settlement-Signature"))
	return err == nil && hmac.Equal(given, mac.Sum(nil))
}`,
  Java: `boolean isGenuine(byte[] rawBody, Map<String, String> headers, String signingKey) throws Exception {
    String sent = headers.get("X-Settlement-Time");
    if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(sent)) > 300) return false;
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(signingKey.getBytes(UTF_8), "HmacSHA256"));
    mac.update((sent + ".").getBytes(UTF_8));
    byte[] wanted = mac.doFinal(rawBody);
    byte[] given = HexFormat.of().parseHex(headers.get("X-Settlement-Signature"));
    return MessageDigest.isEqual(given, wanted);
}`,
} as const satisfies Readonly<Record<string, string>>;

export type SnippetLanguage = keyof typeof snippets;

/** An event as it is delivered. */
export const exampleEvent = `POST /your/callback HTTP/1.1
Content-Type: application/json
X-Settlement-Event: payment.paid
X-Settlement-Time: 1763606400
X-Settlement-Signature: <hexadecimal>

{"event":"payment.paid","trade_no":"84121795170660100123900212482004","amount":"25","token":"USDT","created_time":1763606398}`;

export const exampleBody =
  '{"event":"payment.paid","trade_no":"84121795170660100123900212482004","amount":"25","token":"USDT","created_time":1763606398}';

/** Where `pnpm mock-api` answers. */
const base = 'http://localhost:8787';

export const steps = {
  key: `curl -s ${base}/api/v1/user/secret-key/list -H "X-Token: $TOKEN"`,
  pay: `curl -s ${base}/__mock/pay -H 'content-type: application/json' \\
  -d '{"token":"USDT","chain":"TRON","amount":"25"}'`,
  receive: `curl -s '${base}/api/v1/callback/list?current=1&pageSize=1' -H "X-Token: $TOKEN"`,
};
