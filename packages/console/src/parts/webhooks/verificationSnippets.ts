import { SIGNATURE_WINDOW_SECONDS } from '@settlement/api-mocks/contract/signing';

/** Sample code that verifies a callback: its time, and the signature of `<time>.<body>`. */
export const verificationSnippets = {
  'Node.js': `import { createHmac, timingSafeEqual } from 'node:crypto';

// rawBody: the received bytes, before JSON.parse. headers: Headers, or an object with names in any case
export function isGenuine(rawBody, headers, signingKey) {
  const pairs = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  const read = (name) => String(pairs.find(([key]) => key.toLowerCase() === name)?.[1] ?? '');
  const time = read('x-settlement-time');
  // Reject a timestamp that is off by more than five minutes, because the callback may be a replay.
  const age = Math.abs(Date.now() / 1000 - Number(time || NaN));
  if (!(age <= ${SIGNATURE_WINDOW_SECONDS})) return false;
  const expected = createHmac('sha256', signingKey).update(time + '.').update(rawBody).digest();
  // During a rotation, there are two signatures, separated by a comma.
  const given = read('x-settlement-signature').split(',').map((one) => Buffer.from(one, 'hex'));
  return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}`,
  Python: `import hashlib, hmac, time

def is_genuine(raw_body: bytes, headers, signing_key: str) -> bool:
    # headers: a mapping with names in any case, or pairs such as the bytes of ASGI
    pairs = headers.items() if hasattr(headers, "items") else headers
    text = lambda part: part.decode("latin-1") if isinstance(part, bytes) else str(part)
    found = {text(name).lower(): text(value) for name, value in pairs}
    sent = found.get("x-settlement-time", "")
    # Reject a timestamp that is off by more than five minutes, because the callback may be a replay.
    if not sent.isdecimal() or abs(time.time() - int(sent)) > ${SIGNATURE_WINDOW_SECONDS}:
        return False
    expected = hmac.new(signing_key.encode(), sent.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
    # During a rotation, there are two signatures, separated by a comma.
    given = found.get("x-settlement-signature", "").split(",")
    return any(hmac.compare_digest(expected.encode(), one.encode()) for one in given)`,
  PHP: `function isGenuine(string $rawBody, array $headers, string $signingKey): bool {
    // $headers: names in any case, each with a value or a list of values
    $found = array_change_key_case($headers);
    $read = fn (string $name) => implode(',', (array) ($found[$name] ?? ''));
    $time = $read('x-settlement-time');
    // Reject a timestamp that is off by more than five minutes, because the callback may be a replay.
    if (abs(time() - (int) $time) > ${SIGNATURE_WINDOW_SECONDS}) return false;
    $expected = hash_hmac('sha256', $time . '.' . $rawBody, $signingKey);
    // During a rotation, there are two signatures, separated by a comma.
    foreach (explode(',', $read('x-settlement-signature')) as $given) {
        if (hash_equals($expected, $given)) return true;
    }
    return false;
}`,
  Go: `func isGenuine(rawBody []byte, h http.Header, signingKey string) bool {
	// h.Get finds only names in title case.
	read := func(name string) string {
		for key, values := range h {
			if strings.EqualFold(key, name) {
				return strings.Join(values, ",")
			}
		}
		return ""
	}
	sent := read("X-Settlement-Time")
	seconds, err := strconv.ParseInt(sent, 10, 64)
	// Reject a timestamp that is off by more than five minutes, because the callback may be a replay.
	if err != nil || math.Abs(float64(time.Now().Unix()-seconds)) > ${SIGNATURE_WINDOW_SECONDS} {
		return false
	}
	mac := hmac.New(sha256.New, []byte(signingKey))
	mac.Write([]byte(sent + "."))
	mac.Write(rawBody)
	// During a rotation, there are two signatures, separated by a comma.
	for _, one := range strings.Split(read("X-Settlement-Signature"), ",") {
		given, err := hex.DecodeString(one)
		if err == nil && hmac.Equal(given, mac.Sum(nil)) {
			return true
		}
	}
	return false
}`,
  Java: `boolean isGenuine(byte[] rawBody, Map<String, String> headers, String signingKey)
        throws GeneralSecurityException {
    try {
        Map<String, String> found = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        found.putAll(headers);
        String sent = found.getOrDefault("X-Settlement-Time", "");
        // Reject a timestamp that is off by more than five minutes, because the callback may be a replay.
        if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(sent)) > ${SIGNATURE_WINDOW_SECONDS}) return false;
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(signingKey.getBytes(UTF_8), "HmacSHA256"));
        mac.update((sent + ".").getBytes(UTF_8));
        byte[] expected = mac.doFinal(rawBody);
        // During a rotation, there are two signatures, separated by a comma.
        for (String given : found.getOrDefault("X-Settlement-Signature", "").split(","))
            if (MessageDigest.isEqual(HexFormat.of().parseHex(given), expected)) return true;
        return false;
    } catch (IllegalArgumentException malformed) {
        return false;
    }
}`,
} as const satisfies Readonly<Record<string, string>>;

export type SnippetLanguage = keyof typeof verificationSnippets;

export const snippetLanguages: readonly SnippetLanguage[] = ['Node.js', 'Python', 'PHP', 'Go', 'Java'];
