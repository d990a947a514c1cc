import { spawnSync } from 'node:child_process';
import type { SnippetLanguage } from './verificationSnippets.ts';

interface Harness {
  readonly name: string;
  readonly command: string;
  readonly source: string;
}

export const isInstalled = (command: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Returns a program that tests a snippet with groups of four arguments, and prints the results. */
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
  const pairs = [['X-Settlement-Time', given[i + 1]], ['X-Settlement-Signature', given[i + 2]]];
  const lower = pairs.map(([name, value]) => [name.toLowerCase(), value]);
  const forms = [
    Object.fromEntries(lower),
    Object.fromEntries(pairs),
    Object.fromEntries(lower.map(([name, value]) => [name, [value]])),
    new Headers(pairs),
  ];
  const results = forms.map((headers) => isGenuine(Buffer.from(given[i]), headers, given[i + 3]));
  console.log([...new Set(results)].join());
}`,
  }),
  Python: (snippet) => ({
    name: 'verify.py',
    command: 'python3 verify.py',
    source: `${snippet}

import sys
given = sys.argv[1:]
for i in range(0, len(given), 4):
    title = {"X-Settlement-Time": given[i + 1], "X-Settlement-Signature": given[i + 2]}
    lower = {name.lower(): value for name, value in title.items()}
    asgi = [(name.encode(), value.encode()) for name, value in lower.items()]
    results = {is_genuine(given[i].encode(), form, given[i + 3]) for form in (title, lower, asgi)}
    print(*results, sep=",")`,
  }),
  PHP: (snippet) => ({
    name: 'verify.php',
    command: 'php verify.php',
    source: `<?php
${snippet}
foreach (array_chunk(array_slice($argv, 1), 4) as [$body, $time, $signature, $key]) {
    $title = ['X-Settlement-Time' => $time, 'X-Settlement-Signature' => $signature];
    $lower = array_change_key_case($title);
    $lists = array_map(fn ($value) => [$value], $lower);
    $test = fn ($headers) => isGenuine($body, $headers, $key) ? 'true' : 'false';
    echo implode(',', array_unique(array_map($test, [$title, $lower, $lists]))), "\\n";
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
		title := http.Header{"X-Settlement-Time": {given[i+1]}, "X-Settlement-Signature": {given[i+2]}}
		lower := http.Header{"x-settlement-time": {given[i+1]}, "x-settlement-signature": {given[i+2]}}
		result := isGenuine([]byte(given[i]), title, given[i+3])
		if result != isGenuine([]byte(given[i]), lower, given[i+3]) {
			panic("The results differ")
		}
		fmt.Println(result)
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
            var results = new TreeSet<Boolean>();
            for (String prefix : List.of("X-Settlement-", "x-settlement-", "X-SETTLEMENT-")) {
                var headers = Map.of(prefix + "Time", given[i + 1], prefix + "Signature", given[i + 2]);
                results.add(isGenuine(given[i].getBytes(UTF_8), headers, given[i + 3]));
            }
            System.out.println(results.size() == 1 ? results.first() : "different");
        }
    }
}`,
  }),
};
