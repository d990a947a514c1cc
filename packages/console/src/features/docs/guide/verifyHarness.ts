import type { SnippetLanguage } from '#parts/webhooks/verificationSnippets.ts';

interface Harness {
  readonly name: string;
  readonly command: string;
  readonly source: string;
}

/**
 * Returns a program that tests a snippet. Reads groups of four arguments (body, time, signature, key), and
 * prints whether each callback is genuine.
 */
export function verifyHarness(language: SnippetLanguage, snippet: string): Harness {
  return harnesses[language](snippet);
}

const harnesses: Readonly<Record<SnippetLanguage, (snippet: string) => Harness>> = {
  'Node.js': (snippet) => ({
    name: 'verify.mjs',
    command: 'node verify.mjs',
    source: `${snippet}
const given = process.argv.slice(2);
for (let i = 0; i < given.length; i += 4) {
  const headers = { 'x-settlement-time': given[i + 1], 'x-settlement-signature': given[i + 2] };
  console.log(isGenuine(Buffer.from(given[i]), headers, given[i + 3]));
}`,
  }),
  Python: (snippet) => ({
    name: 'verify.py',
    command: 'python3 verify.py',
    source: `${snippet}

import sys
given = sys.argv[1:]
for i in range(0, len(given), 4):
    headers = {"X-Settlement-Time": given[i + 1], "X-Settlement-Signature": given[i + 2]}
    print(is_genuine(given[i].encode(), headers, given[i + 3]))`,
  }),
  PHP: (snippet) => ({
    name: 'verify.php',
    command: 'php verify.php',
    source: `<?php
${snippet}
foreach (array_chunk(array_slice($argv, 1), 4) as [$body, $time, $signature, $key]) {
    $headers = ['X-Settlement-Time' => $time, 'X-Settlement-Signature' => $signature];
    echo isGenuine($body, $headers, $key) ? "true\\n" : "false\\n";
}`,
  }),
  Go: (snippet) => ({
    name: 'verify.go',
    command: 'go run verify.go',
    source: `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

${snippet}

func main() {
	given := os.Args[1:]
	for i := 0; i < len(given); i += 4 {
		headers := http.Header{}
		headers.Set("X-Settlement-Time", given[i+1])
		headers.Set("X-Settlement-Signature", given[i+2])
		fmt.Println(isGenuine([]byte(given[i]), headers, given[i+3]))
	}
}`,
  }),
  Java: (snippet) => ({
    name: 'Verify.java',
    command: 'java Verify.java',
    source: `import java.security.*;
import java.time.Instant;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import static java.nio.charset.StandardCharsets.UTF_8;

public class Verify {
    static ${snippet}
    public static void main(String[] given) throws Exception {
        for (int i = 0; i < given.length; i += 4) {
            var headers = Map.of("X-Settlement-Time", given[i + 1], "X-Settlement-Signature", given[i + 2]);
            System.out.println(isGenuine(given[i].getBytes(UTF_8), headers, given[i + 3]));
        }
    }
}`,
  }),
};
