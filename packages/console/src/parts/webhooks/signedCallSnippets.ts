import { signedShell } from '@settlement/api-mocks/contract/signingExample';

/**
 * Sample programs that sign a call with an application's key and print the response.
 *
 * - Arguments: method, target, body.
 * - Environment variables: `SETTLEMENT_API`, `SETTLEMENT_APP_ID`, `SETTLEMENT_SECRET_KEY`.
 */
export const signedCallSnippets = {
  curl: signedShell,
  'Node.js': {
    file: 'settlement.mjs',
    run: 'node settlement.mjs',
    code: `// settlement.mjs METHOD TARGET [BODY]
import { createHmac, randomUUID } from 'node:crypto';

const { SETTLEMENT_API, SETTLEMENT_APP_ID, SETTLEMENT_SECRET_KEY } = process.env;
const [method, target, body = ''] = process.argv.slice(2);
const time = String(Math.floor(Date.now() / 1000));
const nonce = randomUUID();
const text = [time, nonce, method, target, body].join('\\n');
const response = await fetch(SETTLEMENT_API + target, {
  method,
  headers: {
    'Content-Type': 'application/json',
    'X-Settlement-App': SETTLEMENT_APP_ID,
    'X-Settlement-Time': time,
    'X-Settlement-Nonce': nonce,
    'X-Settlement-Signature': createHmac('sha256', SETTLEMENT_SECRET_KEY).update(text).digest('hex'),
  },
  ...(body && { body }),
});
console.log(await response.text());`,
  },
  Python: {
    file: 'settlement.py',
    run: 'python3 settlement.py',
    code: `# settlement.py METHOD TARGET [BODY]
import hashlib, hmac, os, sys, time, urllib.error, urllib.request, uuid

method, target, body = (sys.argv[1:] + [""])[:3]
now, nonce = str(int(time.time())), str(uuid.uuid4())
text = "\\n".join([now, nonce, method, target, body])
key = os.environ["SETTLEMENT_SECRET_KEY"].encode()
request = urllib.request.Request(
    os.environ["SETTLEMENT_API"] + target,
    method=method,
    data=body.encode() if body else None,
    headers={
        "Content-Type": "application/json",
        "X-Settlement-App": os.environ["SETTLEMENT_APP_ID"],
        "X-Settlement-Time": now,
        "X-Settlement-Nonce": nonce,
        "X-Settlement-Signature": hmac.new(key, text.encode(), hashlib.sha256).hexdigest(),
    },
)
try:
    print(urllib.request.urlopen(request).read().decode())
except urllib.error.HTTPError as refused:
    print(refused.read().decode())`,
  },
  PHP: {
    file: 'settlement.php',
    run: 'php settlement.php',
    code: `<?php // Usage: settlement.php METHOD TARGET [BODY]
[, $method, $target, $body] = array_pad($argv, 4, '');
$time = (string) time();
$nonce = bin2hex(random_bytes(16));
$text = implode("\\n", [$time, $nonce, $method, $target, $body]);
$signature = hash_hmac('sha256', $text, getenv('SETTLEMENT_SECRET_KEY'));
$context = stream_context_create(['http' => [
    'method' => $method,
    'content' => $body,
    'ignore_errors' => true,
    'header' => [
        'Content-Type: application/json',
        'X-Settlement-App: ' . getenv('SETTLEMENT_APP_ID'),
        "X-Settlement-Time: $time",
        "X-Settlement-Nonce: $nonce",
        "X-Settlement-Signature: $signature",
    ],
]]);
echo file_get_contents(getenv('SETTLEMENT_API') . $target, false, $context), "\\n";`,
  },
  Go: {
    file: 'settlement.go',
    run: 'go run settlement.go',
    code: `// settlement.go METHOD TARGET [BODY]
package main

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

func main() {
	args := append(os.Args[1:], "")
	method, target, body := args[0], args[1], args[2]
	random := make([]byte, 16)
	rand.Read(random)
	now, nonce := strconv.FormatInt(time.Now().Unix(), 10), hex.EncodeToString(random)
	mac := hmac.New(sha256.New, []byte(os.Getenv("SETTLEMENT_SECRET_KEY")))
	mac.Write([]byte(strings.Join([]string{now, nonce, method, target, body}, "\\n")))
	request, err := http.NewRequest(method, os.Getenv("SETTLEMENT_API")+target, strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Settlement-App", os.Getenv("SETTLEMENT_APP_ID"))
	request.Header.Set("X-Settlement-Time", now)
	request.Header.Set("X-Settlement-Nonce", nonce)
	request.Header.Set("X-Settlement-Signature", hex.EncodeToString(mac.Sum(nil)))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	io.Copy(os.Stdout, response.Body)
}`,
  },
  Java: {
    file: 'Settlement.java',
    run: 'java Settlement.java',
    code: `// Settlement.java METHOD TARGET [BODY]
import java.net.URI;
import java.net.http.*;
import java.time.Instant;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import static java.nio.charset.StandardCharsets.UTF_8;

public class Settlement {
    public static void main(String[] args) throws Exception {
        String method = args[0], target = args[1], body = args.length > 2 ? args[2] : "";
        String time = String.valueOf(Instant.now().getEpochSecond());
        String nonce = UUID.randomUUID().toString();
        String text = String.join("\\n", time, nonce, method, target, body);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(System.getenv("SETTLEMENT_SECRET_KEY").getBytes(UTF_8), "HmacSHA256"));
        String signature = HexFormat.of().formatHex(mac.doFinal(text.getBytes(UTF_8)));
        HttpRequest request = HttpRequest.newBuilder(URI.create(System.getenv("SETTLEMENT_API") + target))
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .header("Content-Type", "application/json")
            .header("X-Settlement-App", System.getenv("SETTLEMENT_APP_ID"))
            .header("X-Settlement-Time", time)
            .header("X-Settlement-Nonce", nonce)
            .header("X-Settlement-Signature", signature)
            .build();
        System.out.println(HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body());
    }
}`,
  },
} as const satisfies Readonly<
  Record<string, { readonly file: string; readonly run: string; readonly code: string }>
>;

export type CallLanguage = keyof typeof signedCallSnippets;

export const callLanguages: readonly CallLanguage[] = ['curl', 'Node.js', 'Python', 'PHP', 'Go', 'Java'];
