import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assets } from '#core/catalogue/tokens.ts';
import { chosenOf } from '../resources/withdrawals/addressCheck.ts';
import { isMemo } from './isMemo.ts';
import { readRecipient, type RecipientProblem } from './recipient.ts';
import { familyOf, isNetwork, networkOfTerm } from './linkNetworks.ts';

const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
const HEX = EVM.slice(2);
const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const TRON2 = 'THNyCMwWG4Bbpiz5HuN8rhEi5ZyEB4aC2f';
const BTC = 'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95';
const P2PKH = '1QC7HBjSKzt6vkgMpvrP5sgsh5DpmdtxHD';
const TAPROOT = 'bc1plejttjx0atxfwu94sk48tkpp2d8dhm84ctx9htqfm66zt7w46tfscqah20';
const SOL = '2oveMFYdDYLaLtm3QiLRbYJeVifqN7krbpEYu2tACgh1';
/** A shorter Solana address. With `2` at its end, it would be another address. */
const SOL_SHORT = '8WDNo8AwBFC3ytciW27QXt3hq2Rjw3xh71Zth4THT3A';
const XRP = 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5';
/** An XRP address as short as a CAIP-2 reference. */
const XRP_SHORT = 'rrrrrrr3bLEL5rR1W3XfLFCpeahPPdKW';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const USDT_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const USDC_SOL = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
/** Published X-addresses: without a tag, with the tags 1 and 12345, and on the test network. */
const X_NONE = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ';
const X_1 = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu';
const X_12345 = 'XVPcpSm47b1CZkf5AkKM9a84dQHe3mTAxgxfLw2qYoe7Boa';
const X_TEST = 'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ';
const CLASSIC = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';
const GENESIS = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const INVOICE =
  'lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp';

const ids = {
  usdtTron: '101',
  usdtEth: '102',
  usdtBsc: '103',
  usdcPolygon: '204',
  usdcSol: '206',
  btc: '307',
  eth: '402',
  ethBase: '405',
  trx: '501',
  sol: '606',
  put: '808',
  xrp: '1009',
} as const;
type Chosen = keyof typeof ids;

function chosen(name: Chosen) {
  const asset = assets.find(({ id }) => id === ids[name]);
  if (!asset) throw new Error(`no asset ${name}`);
  return chosenOf(asset);
}

function detailOf(problem: RecipientProblem): string {
  if (problem.kind === 'otherNetwork') return ` ${problem.network}`;
  if (problem.kind === 'otherToken') return ` ${problem.token}`;
  if (problem.kind === 'mismatch') return ` ${problem.families.join()}`;
  if (problem.kind === 'hint') return ` ${problem.hint}`;
  return 'name' in problem ? ` ${problem.name}` : '';
}

/** Formats a result as `! problem`, or as the address followed by `#memo`, `=amount` and `[notes]`. */
function lineOf(text: string, name: Chosen): string {
  const { address, memo, amount, notes, problem } = readRecipient(text, chosen(name));
  if (problem) return `! ${problem.kind}${detailOf(problem)}`.trim();
  return [address, memo && `#${memo}`, amount && `=${amount}`, notes.length > 0 && `[${notes.join()}]`]
    .filter(Boolean)
    .join(' ');
}

type Row = readonly [chosen: Chosen, text: string, line: string];

const plain: readonly Row[] = [
  ['usdtTron', TRON, TRON],
  ['usdtTron', ` ${TRON}\n`, TRON],
  ['usdtTron', '', '! empty'],
  ['usdtTron', ' \n\u200B ', '! empty'],
  ['usdtEth', EVM, EVM],
  ['usdtEth', EVM.toLowerCase(), EVM.toLowerCase()],
  ['usdtEth', `0x${HEX.toUpperCase()}`, `0x${HEX.toUpperCase()}`],
  ['usdtEth', `0X${HEX.toUpperCase()}`, `0x${HEX.toUpperCase()} [hex]`],
  ['usdtEth', EVM.replace('dEf', 'DEf'), '! checksum'],
  ['usdtEth', `0x${'0'.repeat(40)}`, '! zero'],
  ['usdtEth', '0x000000000000000000000000000000000000dEaD', '! burn'],
  ['usdtEth', '0x0000000000000000000000000000000000000009', '! system'],
  ['btc', BTC, BTC],
  ['btc', BTC.toUpperCase(), BTC.toUpperCase()],
  ['btc', TAPROOT, TAPROOT],
  ['btc', TAPROOT.toUpperCase(), TAPROOT.toUpperCase()],
  ['btc', P2PKH, P2PKH],
  ['sol', SOL, SOL],
  ['put', SOL, SOL],
  ['xrp', XRP, XRP],
  ['usdtTron', `${TRON.slice(0, -1)}a`, '! checksum'],
  ['usdtEth', TRON, '! mismatch tron'],
  ['usdtTron', EVM, '! mismatch evm'],
  ['usdtTron', 'hello', '! format'],
  ['usdtTron', '你好', '! letter 你'],
  ['usdtTron', TRON.replace('e', 'е'), '! letter е'],
  ['btc', 'x'.repeat(5000), '! format'],
  ['btc', '0:23a530a77f27903a0e573133f2ebfd8c37390b845eb5f30456cb0589fabbda14', '! mismatch ton'],
];

const stripped: readonly Row[] = [
  ['usdtTron', `${TRON}\u200B`, `${TRON} [invisible]`],
  ['usdtTron', `\uFEFF${TRON}`, `${TRON} [invisible]`],
  ['usdtTron', `\u2066${TRON}\u2069`, `${TRON} [invisible]`],
  ['usdtTron', `\u202E${TRON}\u202C`, `${TRON} [invisible]`],
  ['usdtTron', `${TRON.slice(0, 9)}\u00AD${TRON.slice(9)}`, `${TRON} [invisible]`],
  ['usdtTron', `${TRON.slice(0, 9)}\u2060${TRON.slice(9)}`, `${TRON} [invisible]`],
  ['usdtTron', `${TRON.slice(0, 9)}\u0000${TRON.slice(9)}`, `${TRON} [invisible]`],
  ['usdtTron', `${TRON}\uFE0F`, `${TRON} [invisible]`],
  ['usdtTron', `${TRON.slice(0, 20)}\n${TRON.slice(20)}`, `${TRON} [blank]`],
  ['usdtTron', `${TRON.slice(0, 20)}\r\n\t${TRON.slice(20)}`, `${TRON} [blank]`],
  ['usdtTron', TRON.replace(/.{4}/g, '$& '), `${TRON} [blank]`],
  ['usdtTron', TRON.replace(/.{4}/g, '$&\u00A0'), `${TRON} [blank]`],
  ['usdtEth', EVM.replace(/.{6}/g, '$& '), `${EVM} [blank]`],
  ['usdtEth', `0x ${HEX}`, `${EVM} [blank]`],
  ['btc', BTC.replace(/.{4}/g, '$& '), `${BTC} [blank]`],
  ['usdtTron', `"${TRON}"`, `${TRON} [quote]`],
  ['usdtTron', `'${TRON}'`, `${TRON} [quote]`],
  ['usdtTron', `“${TRON}”`, `${TRON} [quote]`],
  ['usdtTron', `「${TRON}」`, `${TRON} [quote]`],
  ['usdtTron', `\`${TRON}\``, `${TRON} [quote]`],
  ['usdtTron', `<${TRON}>`, `${TRON} [quote]`],
  ['usdtTron', `${TRON}。`, `${TRON} [punctuation]`],
  ['usdtTron', `${TRON}.`, `${TRON} [punctuation]`],
  ['usdtTron', `${TRON},`, `${TRON} [punctuation]`],
  ['usdtTron', `${TRON} .`, `${TRON} [punctuation]`],
  ['usdtTron', `“${TRON}”。`, `${TRON} [quote,punctuation]`],
  ['usdtTron', `\u200B"${TRON}".`, `${TRON} [invisible,quote,punctuation]`],
  ['usdtEth', EVM.replace('0x', '０ｘ'), `${EVM} [width]`],
  ['usdtTron', `ＴＣ${TRON.slice(2)}`, `${TRON} [width]`],
];

const links: readonly Row[] = [
  ['btc', `bitcoin:${BTC}`, `${BTC} [link]`],
  ['btc', `bitcoin:${BTC}?amount=0.01`, `${BTC} =0.01 [link]`],
  ['btc', `BITCOIN:${BTC.toUpperCase()}?AMOUNT=0.0100`, `${BTC.toUpperCase()} =0.01 [link]`],
  ['btc', `bitcoin://${BTC}`, `${BTC} [link]`],
  ['btc', `bitcoin:${BTC}?amount=.5`, `${BTC} =0.5 [link]`],
  ['btc', `bitcoin:${BTC}?amount=0`, `${BTC} [link]`],
  ['btc', `bitcoin:${BTC}?amount=00`, `${BTC} [link]`],
  ['btc', `bitcoin:${BTC}?amount=+0.01`, `${BTC} =0.01 [link]`],
  ['btc', `bitcoin:${BTC}/`, `${BTC} [link]`],
  ['btc', `bitcoin:${BTC}?amount=0x`, '! badLink'],
  ['btc', `bitcoin:${BTC}?amount=x0`, '! badLink'],
  ['btc', `bitcoin:${BTC}?amount=${'9'.repeat(61)}`, '! badLink'],
  ['btc', `bitcoin:${BTC}?amount=1e3`, '! badLink'],
  ['btc', `bitcoin:${BTC}?amount=1,5`, '! badLink'],
  ['btc', `bitcoin:${BTC}?amount=-1`, '! badLink'],
  ['btc', `bitcoin:${BTC}?amount=1&amount=2`, '! badLink'],
  ['btc', `bitcoin:${BTC}?amount=1&amount=1`, `${BTC} =1 [link]`],
  ['btc', `bitcoin:${BTC}?label=A%20shop&message=Thanks`, `${BTC} [link]`],
  ['btc', `bitcoin:${BTC}?amount=1&label=A shop`, `${BTC} =1 [link]`],
  ['btc', `bitcoin:${BTC}?amount=1&pj=https://pay.example/`, `${BTC} =1 [link]`],
  ['btc', `bitcoin:${BTC}?req-pop=1&amount=0.01`, '! unsupported req-pop'],
  ['btc', `bitcoin:${BTC}?REQ-somethingyoudontunderstand=50`, '! unsupported req-somethingyoudontunderstand'],
  ['btc', `bitcoin:${BTC}?amount=0.01&lightning=${INVOICE}`, `${BTC} =0.01 [link,lightning]`],
  ['btc', `bitcoin:?lightning=${INVOICE}`, '! hint lightning'],
  ['btc', `bitcoin:?bc=${BTC}`, `${BTC} [link]`],
  ['btc', 'bitcoin:?amount=1', '! badLink'],
  ['btc', `bitcoin:${BTC.slice(0, -1)}6`, '! checksum'],
  ['btc', `litecoin:${BTC}`, '! otherNetwork Litecoin'],
  ['usdtTron', `bitcoin:${BTC}`, '! otherNetwork Bitcoin'],
  ['usdtTron', `tron:${TRON}`, `${TRON} [link]`],
  ['usdtTron', `tron:${TRON}?amount=5`, `${TRON} =5 [link]`],
  ['usdtTron', `tron:${TRON}?token=USDT&amount=5.50`, `${TRON} =5.5 [link]`],
  ['usdtTron', `tron:${TRON}?token=${USDT_TRON}`, `${TRON} [link]`],
  ['usdtTron', `tron:${TRON}?token=TRX&amount=5`, '! otherToken TRX'],
  ['usdtTron', `tron:${TRON}?token=twelve-chars`, '! otherToken TWELVE-CHARS'],
  ['usdtTron', `tron:${TRON}?token=USDT&contract=${USDT_TRON}`, `${TRON} [link]`],
  ['usdtTron', `tron:${TRON}?token=USDT&contract=TNuoKL1ni8aoshfFL1ASca1Gou9RXwAzfn`, '! otherToken'],
  ['trx', `tron:${TRON}?token=TRX&amount=5`, `${TRON} =5 [link]`],
  ['trx', `tron:${TRON}?token=${USDT_TRON}`, '! otherToken USDT'],
  ['trx', `tron:${TRON}?token=TNuoKL1ni8aoshfFL1ASca1Gou9RXwAzfn`, '! otherToken'],
  ['usdtBsc', `tron:${TRON}`, '! otherNetwork TRON'],
  ['sol', `solana:${SOL}`, `${SOL} [link]`],
  ['sol', `solana:${SOL}?amount=1.5&label=Shop`, `${SOL} =1.5 [link]`],
  ['usdcSol', `solana:${SOL}?amount=1&spl-token=${USDC_SOL}`, `${SOL} =1 [link]`],
  ['sol', `solana:${SOL}?amount=1&spl-token=${USDC_SOL}`, '! otherToken USDC'],
  ['usdcSol', `solana:${SOL}?amount=1`, '! otherToken SOL'],
  ['usdcSol', `solana:${SOL}`, `${SOL} [link]`],
  ['sol', `solana:${SOL}?memo=order-7`, `${SOL} [link,memoDropped]`],
  ['sol', 'solana:https://pay.example/tx', '! hint link'],
  ['sol', 'solana:http://pay.example/tx', '! hint link'],
  ['sol', 'solana:https%3A%2F%2Fpay.example%2Ftx', '! hint link'],
  ['xrp', `xrpl:${XRP}`, `${XRP} [link]`],
  ['xrp', `xrpl:${XRP}?dt=33722`, `${XRP} #33722 [link]`],
  ['xrp', `xrpl://${XRP}?dt=33722&amount=10`, `${XRP} #33722 =10 [link]`],
  ['xrp', `ripple:${XRP}?tag=7`, `${XRP} #7 [link]`],
  ['xrp', `xrp:${XRP}?memo=7`, `${XRP} #7 [link]`],
  ['xrp', `xrpl:${XRP}:33722`, `${XRP} #33722 [link,tag]`],
  ['xrp', `xrpl:${XRP}?dt=7&tag=7`, `${XRP} #7 [link]`],
  ['xrp', `xrpl:${XRP}?dt=7&dt=8`, '! badLink'],
  ['xrp', `xrpl:${XRP}?dt=7&tag=8`, '! badLink'],
  ['xrp', `xrpl:${XRP_SHORT}:7`, `${XRP_SHORT} #7 [link,tag]`],
  ['xrp', `xrpl:${X_1}?dt=2`, '! badLink'],
  ['xrp', `xrpl:${X_1}?dt=`, `${CLASSIC} #1 [link,xAddress]`],
  ['xrp', `xrpl:${X_1}`, `${CLASSIC} #1 [link,xAddress]`],
  ['usdtTron', `xrpl:${XRP}?dt=1`, '! otherNetwork XRP Ledger'],
  ['usdtTron', 'ton://transfer/UQAjpTCnfyeQOg5XMTPy6_2MNzkLhF618wRWywWJ-rvaFK4E', '! otherNetwork TON'],
  ['btc', 'bitcoincash:qz5ngppamn364t8nm9fvmcrx5xjac4efgcuwvytq4k', '! otherNetwork Bitcoin Cash'],
  ['btc', `monero:${BTC}`, '! scheme monero'],
  ['usdtTron', 'https://tronscan.org/#/address/TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', '! hint link'],
];

const evmLinks: readonly Row[] = [
  ['eth', `ethereum:${EVM}`, `${EVM} [link]`],
  ['ethBase', `ethereum:${EVM}`, `${EVM} [link]`],
  ['eth', `ethereum:pay-${EVM}@1`, `${EVM} [link]`],
  ['eth', `ETHEREUM:0X${HEX.toUpperCase()}`, `0x${HEX.toUpperCase()} [link,hex]`],
  ['eth', `ethereum:${EVM}@1?value=1e18`, `${EVM} =1 [link]`],
  ['eth', `ethereum:${EVM}@1?value=2.014e18`, `${EVM} =2.014 [link]`],
  ['eth', `ethereum:${EVM}?value=1000000000000000`, `${EVM} =0.001 [link]`],
  ['eth', `ethereum:${EVM}?value=1`, `${EVM} =0.000000000000000001 [link]`],
  ['eth', `ethereum:${EVM}?value=1.00`, `${EVM} =0.000000000000000001 [link]`],
  ['eth', `ethereum:${EVM}?value=1.5`, '! badLink'],
  ['eth', `ethereum:${EVM}?value=1x`, '! badLink'],
  ['eth', `ethereum:${EVM}?value=one`, '! badLink'],
  ['eth', `ethereum:${EVM}?value=1e999`, '! badLink'],
  ['eth', `ethereum:${EVM}@1?value=1e18&gas=21000`, `${EVM} =1 [link]`],
  ['usdtEth', `ethereum:${EVM}@1?value=1e18`, '! otherToken ETH'],
  ['usdtEth', `ethereum:${EVM}?amount=5`, '! otherToken ETH'],
  ['eth', `ethereum:${EVM}?amount=5`, `${EVM} =5 [link]`],
  ['eth', `ethereum:${EVM}?uint256=5`, '! badLink'],
  ['eth', `ETHEREUM:PAY-0X${HEX.toUpperCase()}@1`, `0x${HEX.toUpperCase()} [link,hex]`],
  ['eth', `ethereum:${EVM}@1/`, '! badLink'],
  ['eth', `ethereum:@1/transfer?address=${EVM}&uint256=1`, '! badLink'],
  ['usdtEth', `ethereum:${USDT}@1/transfer?address=${EVM}&uint256=1e6&value=1e18`, '! badLink'],
  ['usdtEth', `ethereum:${EVM}@137`, '! otherNetwork Polygon'],
  ['usdcPolygon', `ethereum:${EVM}@0x89`, `${EVM} [link]`],
  ['usdtEth', `ethereum:${EVM}@8453`, '! otherNetwork Base'],
  ['usdtEth', `ethereum:${EVM}@10`, '! otherNetwork Optimism'],
  ['usdtEth', `ethereum:${EVM}@31337`, '! otherNetwork chain 31337'],
  ['usdtEth', `ethereum:${EVM}@1@42161`, '! badLink'],
  ['usdtEth', `ethereum:${EVM}@one`, '! badLink'],
  ['usdtEth', `ethereum:${USDT}@1/transfer?address=${EVM}&uint256=1e6`, `${EVM} =1 [link]`],
  ['usdtEth', `ethereum:${USDT}@1/transfer?address=${EVM}&uint256=1500000`, `${EVM} =1.5 [link]`],
  ['usdtEth', `ethereum:${USDT.toLowerCase()}/transfer?address=${EVM}`, `${EVM} [link]`],
  ['usdtEth', `ethereum:${USDC}@1/transfer?address=${EVM}&uint256=1000000`, '! otherToken USDC'],
  ['eth', `ethereum:${USDT}@1/transfer?address=${EVM}&uint256=1`, '! otherToken USDT'],
  ['usdtEth', `ethereum:${EVM}@1/transfer?address=${EVM}&uint256=1`, '! otherToken'],
  ['usdtEth', `ethereum:${USDT}@1/transfer?uint256=1`, '! badLink'],
  ['usdtEth', `ethereum:${USDT}@56/transfer?address=${EVM}`, '! otherNetwork BSC'],
  ['usdtEth', `ethereum:${USDT}@1/approve?address=${EVM}&uint256=1`, '! unsupported approve'],
  ['usdtEth', `ethereum:${USDT}@1`, '! contract'],
  ['usdtEth', USDC, '! contract'],
  ['usdtEth', 'ethereum:vitalik.eth@1', '! hint name'],
  ['usdtEth', 'ethereum:', '! format'],
  ['usdtEth', `eth:${EVM}`, `${EVM} [link]`],
  ['usdtBsc', `eth:${EVM}`, '! otherNetwork Ethereum'],
  ['usdtBsc', `bnb:${EVM}`, `${EVM} [link]`],
  ['usdtBsc', `bsc:${EVM}`, `${EVM} [link]`],
  ['usdtEth', `bsc:${EVM}`, '! otherNetwork BSC'],
  ['usdtEth', `base:${EVM}`, '! otherNetwork Base'],
  ['ethBase', `base:${EVM}`, `${EVM} [link]`],
  ['usdtEth', `arb1:${EVM}`, '! otherNetwork Arbitrum One'],
  ['usdtEth', `oeth:${EVM}`, '! otherNetwork Optimism'],
  ['usdtEth', `matic:${EVM}`, '! otherNetwork Polygon'],
  ['usdcPolygon', `matic:${EVM}`, `${EVM} [link]`],
  ['usdtEth', `gno:${EVM}`, '! otherNetwork Gnosis'],
  ['usdtEth', `sep:${EVM}`, '! otherNetwork Sepolia'],
  ['ethBase', `base:${EVM}@8453`, `${EVM} [link]`],
  ['usdtEth', `base:${EVM}@1`, '! badLink'],
  ['ethBase', `base:${EVM}@x`, '! badLink'],
  ['usdtEth', `foo:${EVM}`, '! scheme foo'],
  ['usdtEth', `eip155:1:${EVM}`, `${EVM} [link]`],
  ['usdtEth', `eip155:137:${EVM}`, '! otherNetwork Polygon'],
  ['usdtEth', `eip155:${EVM}`, '! scheme eip155'],
  ['usdtEth', `eip155:10x:${EVM}`, '! scheme eip155:10x'],
  ['btc', `bip122:000000000019d6689c085ae165831e93:${BTC}`, `${BTC} [link]`],
  ['btc', `bip122:12a765e31ffd4059bada1e25190f6e98:${BTC}`, '! otherNetwork Litecoin'],
  [
    'btc',
    `bip122:000000000933ea01ad0ee984209779ba:${BTC}`,
    '! scheme bip122:000000000933ea01ad0ee984209779ba',
  ],
  ['sol', `solana:5eykt4UsFv8P8NJdTREpY1vzqKqKvdp:${SOL}`, `${SOL} [link]`],
  [
    'sol',
    `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${SOL}`,
    '! scheme solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  ],
  ['usdtTron', `tron:0x2b6653dc:${TRON}`, `${TRON} [link]`],
  ['xrp', `xrpl:0:${XRP}`, `${XRP} [link]`],
  ['xrp', `xrpl:1:${XRP}`, '! scheme xrpl:1'],
];

const tags: readonly Row[] = [
  ['xrp', `${XRP}:33722`, `${XRP} #33722 [tag]`],
  ['xrp', `${XRP}?dt=33722`, `${XRP} #33722 [tag]`],
  ['xrp', `${XRP}-33722`, `${XRP} #33722 [tag]`],
  ['xrp', `${XRP}/33722`, `${XRP} #33722 [tag]`],
  ['xrp', `${XRP} 33722`, `${XRP} #33722 [tag]`],
  ['xrp', `${XRP}\nTag: 33722`, `${XRP} #33722 [tag]`],
  ['xrp', `${XRP} (Destination Tag 33722)`, `${XRP} #33722 [tag,quote]`],
  ['xrp', `${XRP}，标签：33722`, `${XRP} #33722 [tag,width]`],
  ['xrp', `Address: ${XRP} Tag: 33722`, `${XRP} #33722 [label,tag]`],
  ['xrp', `Tag 33722, 25 XRP: ${XRP}`, `${XRP} #33722 [label,tag]`],
  ['xrp', `Send 25 XRP to ${XRP}`, `${XRP} [label]`],
  ['xrp', `${XRP} (25 XRP)`, `${XRP} [label,quote]`],
  ['xrp', `${XRP}，金额：25`, `${XRP} [label,width]`],
  ['xrp', `2. ${XRP}`, `${XRP} [label]`],
  ['xrp', `2026-11-26 ${XRP}`, `${XRP} [label]`],
  ['xrp', `${XRP} 123 456`, `${XRP} [label]`],
  ['xrp', `${XRP} Tag: 1,234,567`, '! tag 1,234,567'],
  ['xrp', `${XRP} memo: invoice 9`, '! tag invoice'],
  ['xrp', `${XRP}?dt=abc`, '! tag abc'],
  ['xrp', `${XRP}?dt=12345678901`, '! tag 12345678901'],
  ['xrp', `Address: ${XRP} Tag: 7a`, '! tag 7a'],
  ['xrp', `Address: ${X_1}`, `${CLASSIC} #1 [label,xAddress]`],
  ['xrp', `Address: ${X_1} Tag: 1`, `${CLASSIC} #1 [label,tag,xAddress]`],
  ['xrp', `Address: ${X_1} Tag: 2`, '! badLink'],
  ['xrp', `Address: ${X_NONE} Tag: 2`, `${CLASSIC} #2 [label,tag,xAddress]`],
  ['xrp', `Address: ${X_NONE} Tag: 2x`, '! tag 2x'],
  ['usdtTron', `Address: ${TRON} Tag: 7`, `${TRON} [label]`],
  ['xrp', `Address: ${XRP} Tag:`, `${XRP} [label,punctuation]`],
  ['xrp', `${XRP.slice(0, -1)}6:33722`, `! scheme ${XRP.slice(0, -1)}6`],
  ['usdtTron', `${XRP}:33722`, '! mismatch xrp'],
  ['xrp', X_NONE, `${CLASSIC} [xAddress]`],
  ['xrp', X_1, `${CLASSIC} #1 [xAddress]`],
  ['xrp', X_12345, `${GENESIS} #12345 [xAddress]`],
  ['xrp', X_TEST, '! hint testnet'],
  ['xrp', `${X_1.slice(0, -1)}v`, '! checksum'],
  ['usdtTron', X_1, '! mismatch xrp'],
];

const labels: readonly Row[] = [
  ['usdtTron', `USDT (TRC20): ${TRON}`, `${TRON} [label]`],
  ['usdtTron', `TRX:${TRON}`, '! otherToken TRX'],
  ['trx', `TRX:${TRON}`, `${TRON} [link]`],
  ['usdtTron', `trc20:${TRON}`, `${TRON} [link]`],
  ['usdcSol', `SOL:${SOL}`, '! otherToken SOL'],
  ['usdtEth', `eth:${EVM}`, `${EVM} [link]`],
  ['usdtTron', `USDT(TRC20):${TRON}`, `${TRON} [label]`],
  ['usdtTron', `USDT：${TRON}`, `${TRON} [label,width]`],
  ['usdtTron', `USDT:${TRON}`, `${TRON} [label]`],
  ['usdtTron', `Address: ${TRON}`, `${TRON} [label]`],
  ['usdtTron', `address:${TRON}`, `${TRON} [label]`],
  ['usdtTron', `收款地址：${TRON}`, `${TRON} [label,width]`],
  ['usdtTron', `地址 ${TRON}`, `${TRON} [label]`],
  ['usdtTron', `${TRON} (USDT TRC20)`, `${TRON} [label,quote]`],
  ['usdtTron', `Network: TRC20\nAddress: ${TRON}`, `${TRON} [label]`],
  ['usdtTron', `Please pay to ${TRON}, thanks`, `${TRON} [label]`],
  ['usdtEth', `USDT (TRC20): ${EVM}`, '! otherNetwork TRON'],
  ['usdtEth', `USDT (BEP20): ${EVM}`, '! otherNetwork BSC'],
  ['usdtEth', `USDC (ERC20): ${EVM}`, '! otherToken USDC'],
  ['usdtEth', `USDC:${EVM}`, '! otherToken USDC'],
  ['usdtEth', `Safe base:${EVM}`, '! otherNetwork Base'],
  ['usdtEth', `USDT (ERC20): ${TRON}`, '! mismatch tron'],
  ['usdtTron', `${TRON} or ${TRON2}`, '! several'],
  ['usdtTron', `${TRON} ${TRON}`, `${TRON} [label]`],
  ['sol', `${SOL} 2`, `${SOL} [label]`],
  ['sol', `${SOL_SHORT} 2`, `${SOL_SHORT} [label]`],
];

const others: readonly Row[] = [
  ['btc', INVOICE, '! hint lightning'],
  ['btc', INVOICE.toUpperCase(), '! hint lightning'],
  ['btc', `lightning:${INVOICE}`, '! hint lightning'],
  [
    'btc',
    'LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUKXEFCV5MKVV34X5EKZD3EV56NYD3HXQURZEPEXEJXXEPNXSCRVWFNV9NXZCN9XQ6XYEFHVGCXXCMYXYMNSERXFQ5FNS',
    '! hint lightning',
  ],
  ['btc', 'satoshi@wallet.example', '! hint lightningAddress'],
  ['eth', 'vitalik.eth', '! hint name'],
  ['eth', 'pay.shop.eth', '! hint name'],
  ['usdtTron', 'binance.com', '! hint name'],
  ['eth', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', '! hint icap'],
  ['eth', 'XE81ETHXREGGAVOFYORK', '! hint icap'],
  ['eth', 'iban:XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', '! hint icap'],
  ['eth', HEX, '! hint noPrefix'],
  ['eth', HEX.toLowerCase(), '! hint noPrefix'],
  ['btc', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', '! hint transaction'],
  ['eth', '0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', '! hint transaction'],
  ['usdtTron', '4116c15b0f00a089f86d081884c7d659a2feaa0c55', '! hint tronHex'],
  ['btc', 'tb1qlejttjx0atxfwu94sk48tkpp2d8dhm84rw4c78', '! hint testnet'],
];

const tables = { plain, stripped, links, evmLinks, tags, labels, others };

describe.each(Object.entries(tables))('readRecipient: %s', (_, rows) => {
  it.each(rows)('parses %s: %j', (name, text, line) => {
    expect(lineOf(text, name)).toBe(line);
  });
});

test('the tables of readRecipient contain more than 150 inputs', () => {
  expect(
    new Set(Object.values(tables).flatMap((rows) => rows.map((row) => row.slice(0, 2).join(' ')))).size,
  ).toBeGreaterThan(150);
});

describe('readRecipient', () => {
  const asset = fc.constantFrom(...assets.map((one) => chosenOf(one)));

  it('doesn’t change an address that it returned before', () => {
    const texts = Object.values(tables).flatMap((rows) => rows.map(([, text]) => text));
    fc.assert(
      fc.property(fc.constantFrom(...texts), asset, (text, one) => {
        const { address, problem } = readRecipient(text, one);
        fc.pre(!problem);
        const bare = { address, memo: '', amount: '', notes: [], problem: undefined };
        expect(readRecipient(address, one)).toEqual(bare);
      }),
    );
  });

  it.each([
    [4000, TRON],
    [4001, ''],
  ])('parses a text of %i characters as the recipient %j', (length, address) => {
    const read = readRecipient(`${TRON} `.padEnd(length, 'a'), chosen('usdtTron'));
    expect(read.problem ? '' : read.address).toBe(address);
  });

  it('compares tokens without a contract address by their symbols', () => {
    const token = { token: 'USDT', contract: undefined, decimals: 6 };
    const { network } = chosen('usdtTron');
    const read = (requested: string) =>
      readRecipient(`tron:${TRON}?token=${requested}`, { token, network: { ...network, subset: [token] } });
    expect(read('usdt').address).toBe(TRON);
    expect(read(USDT_TRON).problem).toEqual({ kind: 'otherToken', token: '' });
  });

  it('rejects the contracts of the network’s tokens', () => {
    const one = chosen('usdtTron');
    const subset = [...one.network.subset, { token: 'NEW', contract: TRON, decimals: 6 }];
    const { problem } = readRecipient(TRON, { ...one, network: { ...one.network, subset } });
    expect(problem).toEqual({ kind: 'contract' });
  });

  it('returns an address even for rejected inputs, unless they’re empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), asset, (text, one) => {
        const { address, problem } = readRecipient(text, one);
        expect(address === '').toBe(problem?.kind === 'empty');
      }),
    );
  });
});

test.each([
  ['xrp', '', true],
  ['xrp', '0', true],
  ['xrp', '10', true],
  ['xrp', '4294967295', true],
  ['xrp', '4294967296', false],
  ['xrp', '10000000000', false],
  ['xrp', '007', false],
  ['xrp', '7a', false],
  ['xrp', 'a7', false],
  ['ton', 'a'.repeat(120), true],
  ['ton', 'a'.repeat(121), false],
] as const)('isMemo on the network family %s of the memo %j is %s', (family, text, isOne) => {
  expect(isMemo(family, text)).toBe(isOne);
});

test.each([
  ['BSC', '', 'evm'],
  ['New chain', 'TRC20', 'tron'],
  ['Solana', 'New network', 'solana'],
  ['New chain', 'New network', undefined],
])('familyOf the chain %s with the network %s is %s', (chain, net_work, family) => {
  expect(familyOf({ chain, net_work })).toBe(family);
});

test.each([
  ['Base', 'New network', 'evm', true],
  ['New chain', 'Base', 'evm', true],
  ['Ethereum', 'ERC20', 'evm', false],
  ['Base', 'Base', undefined, false],
] as const)(
  'isNetwork compares Base to the chain %s with the network %s (%s): %s',
  (chain, net_work, chain_family, isSame) => {
    const base = networkOfTerm('base');
    expect(base && isNetwork(base, { chain, net_work, chain_family })).toBe(isSame);
  },
);
