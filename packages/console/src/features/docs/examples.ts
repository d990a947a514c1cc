export const examplesFor = (base: string, isTokenInBody: boolean) => ({
  serve: 'pnpm mock-api',
  login: `curl -s ${base}/api/v1/public/login \\
  -H 'content-type: application/json' \\
  -d '{"google_auth_code":"mock:authorised"}'`,
  call: `curl -s '${base}/api/v1/transactions/list?status=2&current=1&pageSize=10' \\
  -H "X-Token: $TOKEN" -H 'X-Language: en-US'`,
  export: `curl -s '${base}/api/v1/transactions/list?status=2' \\
  -H "X-Token: $TOKEN" -H 'X-DOWNLOAD: 1' -o payments.xlsx`,
  twoStep: `curl -s ${base}/api/v1/public/login \\
  -H 'content-type: application/json' \\
  -d '{"google_auth_code":"mock:two-step"}'
# {"code":200,"data":{"token":"…","verification":true, …}}

curl -s ${base}/__mock/totp

curl -s ${base}/api/v1/public/login/verification \\
  -H 'content-type: application/json' \\
${
  isTokenInBody
    ? `  -d '{"token":"'"$HELD"'","google_code":"123456"}'`
    : `  -H "X-Token: $HELD" -d '{"google_code":"123456"}'`
}`,
  envelope: `{ "code": 200, "msg": "Success", "data": { } }`,
  error: `{ "code": 10002, "msg": "Some details aren’t valid. Check them and try again.",
  "data": { "errors": { "google_code": "validaCode" } } }`,
});
