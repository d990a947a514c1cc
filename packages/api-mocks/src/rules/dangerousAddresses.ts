import type { AddressDanger, AddressFamily } from './addressFamilies.ts';

type Listed = Partial<Record<AddressFamily, Partial<Record<AddressDanger, readonly string[]>>>>;

/** Source: https://docs.anza.xyz/runtime/programs and /runtime/sysvars */
const solanaPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'ComputeBudget111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'Stake11111111111111111111111111111111111111',
  'Config1111111111111111111111111111111111111',
  'Feature111111111111111111111111111111111111',
  'NativeLoader1111111111111111111111111111111',
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'AddressLookupTab1e1111111111111111111111111',
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  // Source: https://spl.solana.com/memo and https://developers.metaplex.com/token-metadata
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
  'SysvarC1ock11111111111111111111111111111111',
  'SysvarRent111111111111111111111111111111111',
  'SysvarFees111111111111111111111111111111111',
  'SysvarRecentB1ockHashes11111111111111111111',
  'SysvarS1otHashes111111111111111111111111111',
  'SysvarS1otHistory11111111111111111111111111',
  'SysvarStakeHistory1111111111111111111111111',
  'SysvarEpochSchedu1e111111111111111111111111',
  'Sysvar1nstructions1111111111111111111111111',
] as const;

const solana = {
  // The address of `solana_sdk::incinerator`. The network burns its balance at the end of each block.
  burn: ['1nc1nerator11111111111111111111111111111111'],
  system: solanaPrograms,
  // The contract addresses of USDC, USDT, wrapped SOL and PYUSD, as published by their issuers.
  contract: [
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
    'So11111111111111111111111111111111111111112',
    '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo',
  ],
} as const;

/** The known dangerous addresses by family. `addressDanger` also checks ranges of addresses. */
export const dangerousAddresses: Listed = {
  evm: {
    burn: [
      '0x000000000000000000000000000000000000dEaD',
      '0xdead000000000000000000000000000000000000',
      // The address that was used to burn Shiba Inu tokens.
      '0xdEAD000000000000000042069420694206942069',
      '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF',
    ],
    system: [
      // The placeholder for the native token of exchanges such as 0x and 1inch. It has no key.
      '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
      // The caller and the contract of EIP-4788, and the beacon deposit contract.
      '0xfffffffffffffffffffffffffffffffffffffffe',
      '0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02',
      '0x00000000219ab540356cBB839Cbe05303d7705Fa',
    ],
    contract: [
      // Ethereum: USDT, USDC, WETH, DAI, WBTC, PYUSD, stETH, LINK, SHIB (etherscan.io/tokens).
      '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      '0x6c3ea9036406852006290770BEdFcAbA0e23A0e8',
      '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84',
      '0x514910771AF9Ca656af840dff83E8264EcF986CA',
      '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE',
      // BSC: USDT, USDC, WBNB, BUSD, DAI, ETH, BTCB (bscscan.com/tokens).
      '0x55d398326f99059fF775485246999027B3197955',
      '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
      '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
      '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56',
      '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3',
      '0x2170Ed0880ac9A755fd29B2688956BD959F933F8',
      '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c',
      // Polygon: USDT, USDC, bridged USDC, WPOL, DAI, WETH (polygonscan.com/tokens).
      '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
      '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
      '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
      '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
      // Base: USDC, bridged USDC, DAI, WETH (basescan.org/tokens).
      '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA',
      '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
      '0x4200000000000000000000000000000000000006',
    ],
  },
  tron: {
    // USDT, USDC, USDD, WTRX, TUSD and JST (tronscan.org/#/tokens/list). The black hole is the zero address.
    contract: [
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8',
      'TPYmHEhy5n8TCEfYGqW2rPxsghSfzghPDn',
      'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
      'TUpMhErZL2fhh4sVNULAbNKLokS4GjC1F4',
      'TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9',
    ],
  },
  // The first two addresses are readable texts, so no keys exist for them (en.bitcoin.it/wiki/Proof_of_burn,
  // docs.counterparty.io). Their hashes are also listed in the other formats and families.
  bitcoin: {
    burn: [
      '1BitcoinEaterAddressDontSendf59kuE',
      '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
      'bc1qwkwkvacfr6tnh85an8cec68m7slr7p0eqycj4g',
      'bc1qsxyftu7u9stcv2wn6tv050ky50up0xpp52uvp8',
    ],
  },
  litecoin: { burn: ['LVwqt22cKF8i6yKo2nsAVprees9um2HXNp', 'LX2s46xguF6xELDghfWpoYbHjjtofdpg8y'] },
  dogecoin: {
    burn: [
      // Source: dogeparty.io
      'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr',
      'DFrzA4fRXznwPApEbEsRmZxVKnWw35tThn',
      'DGx1L9bW7zmBWXi8G7X65Hh8QfFpraNfjF',
    ],
  },
  bitcoincash: {
    burn: ['qp6e6enhpy0fwwu7nkvlr8rgl06ru0c9lywalz8st5', 'qzqc390nmskp0p3f60fd3737cj3ls9ucyy53h8v665'],
  },
  solana,
  put: solana,
  // Source: https://xrpl.org/docs/concepts/accounts/addresses#special-addresses, without zero addresses.
  xrp: { burn: ['rrrrrrrrrrrrrrrrrNAMEtxvNvQ', 'rrrrrrrrrrrrrrrrrrrn5RM1rHd'] },
};
