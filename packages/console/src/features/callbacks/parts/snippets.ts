/** How a server checks a signature: over the bytes that came, in constant time. */
export const snippets = {
  node: `import { createHmac, timingSafeEqual } from 'node:crypto';

// rawBody: the bytes as they came, before any JSON.parse
export function isOurs(headers, rawBody, key) {
  const text = headers['x-settlement-time'] + '.' + rawBody;
  const expected = createHmac('sha256', key).update(text).digest();
  const sent = Buffer.from(headers['x-settlement-signature'], 'hex');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}`,
  php: `<?php
$body = file_get_contents('php://input');
$text = $_SERVER['HTTP_X_SETTLEMENT_TIME'] . '.' . $body;
$expected = hash_hmac('sha256', $text, getenv('SETTLEMENT_SIGNING_KEY'));
if (!hash_equals($expected, $_SERVER['HTTP_X_SETTLEMENT_SIGNATURE'])) {
    http_response_code(401);
    exit;
}
echo 'success';`,
  java: `Mac mac = Mac.getInstance("HmacSHA256");
mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
mac.update((time + ".").getBytes(StandardCharsets.UTF_8));
byte[] expected = mac.doFinal(rawBody);
boolean isOurs = MessageDigest.isEqual(expected, HexFormat.of().parseHex(signature));`,
  go: `func isOurs(header http.Header, rawBody, key []byte) bool {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(header.Get("X-Settlement-Time") + "."))
	mac.Write(rawBody)
	sent, err := hex.DecodeString(header.Get("X-Settlement-Signature"))
	return err == nil && hmac.Equal(sent, mac.Sum(nil))
}`,
  python: `import hashlib, hmac

def is_ours(headers, raw_body: bytes, key: str) -> bool:
    text = headers["X-Settlement-Time"].encode() + b"." + raw_body
    expected = hmac.new(key.encode(), text, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, headers["X-Settlement-Signature"])`,
} as const;

export type SnippetLanguage = keyof typeof snippets;

/** Names of languages are the same in every language. */
export const snippetNames = {
  node: 'Node',
  php: 'PHP',
  java: 'Java',
  go: 'Go',
  python: 'Python',
} as const satisfies Record<SnippetLanguage, string>;
