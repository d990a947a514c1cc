import type { AddressFamily, AddressError } from './addressFamilies.ts';

/** A sample address without a known private key, and the family with which to check it. */
export interface AddressFixture {
  readonly text: string;
  readonly family: AddressFamily;
  readonly expected: AddressError;
  readonly families: readonly AddressFamily[];
}

const good = (family: AddressFamily, text: string, ...others: AddressFamily[]): AddressFixture => ({
  text,
  family,
  expected: '',
  families: [family, ...others],
});
const bad = (family: AddressFamily, text: string, expected: AddressError): AddressFixture => ({
  text,
  family,
  expected,
  families: [],
});

export const addressFixtures: readonly AddressFixture[] = [
  good('evm', '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12'),
  good('evm', '0xdef42e881c2837f3d425a82ed9399ee30ee8fc12'),
  bad('evm', '0xDEf42e881c2837F3D425a82ED9399Ee30ee8Fc12', 'checksum'),
  bad('evm', '0x0000000000000000000000000000000000000000', 'zero'),
  bad('evm', '0x000000000000000000000000000000000000dEaD', 'burn'),
  bad('evm', '0x0000000000000000000000000000000000000009', 'system'),
  bad('evm', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', 'system'),
  bad('evm', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'contract'),
  good('tron', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs'),
  bad('tron', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBa', 'checksum'),
  bad('bitcoin', '1BitcoinEaterAddressDontSendf59kuE', 'burn'),
  good('bitcoin', '1QC7HBjSKzt6vkgMpvrP5sgsh5DpmdtxHD'),
  good('bitcoin', '3Qt8CjDssuCV1vNnx2WyWW3oqbWYGYnSeQ', 'litecoin'),
  good('bitcoin', 'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95'),
  good('bitcoin', 'bc1plejttjx0atxfwu94sk48tkpp2d8dhm84ctx9htqfm66zt7w46tfscqah20'),
  bad('bitcoin', 'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt96', 'checksum'),
  bad('bitcoin', 'bc1Qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95', 'format'),
  bad('bitcoin', 'tb1qlejttjx0atxfwu94sk48tkpp2d8dhm84rw4c78', 'format'),
  good('litecoin', 'LZ8TZSvTPbvf2SzKwc9qeLHxKvt1XBTJEk'),
  good('litecoin', 'ltc1qnzrm3g49vgcajvjqdx75mrpjyz3h72xfvl6s8w'),
  good('dogecoin', 'DCcwcd1XgRwk4o7E8PazCQZfFjs5mFDAjT'),
  good('bitcoincash', 'bitcoincash:qz5ngppamn364t8nm9fvmcrx5xjac4efgcuwvytq4k'),
  good('bitcoincash', 'qz5ngppamn364t8nm9fvmcrx5xjac4efgcuwvytq4k'),
  good('bitcoincash', 'QZ5NGPPAMN364T8NM9FVMCRX5XJAC4EFGCUWVYTQ4K'),
  bad('bitcoincash', 'Qz5ngppamn364t8nm9fvmcrx5xjac4efgcuwvytq4k', 'format'),
  good('solana', '2oveMFYdDYLaLtm3QiLRbYJeVifqN7krbpEYu2tACgh1', 'put'),
  { ...good('put', 'HWxkmYSHbmtTyhShJ4D41DPi7TBagmRXAPPrj6kzt2v8'), families: ['solana', 'put'] },
  bad('solana', '11111111111111111111111111111111', 'zero'),
  bad('solana', '1nc1nerator11111111111111111111111111111111', 'burn'),
  bad('solana', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'system'),
  good('xrp', 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5'),
  bad('xrp', 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL6', 'checksum'),
  bad('xrp', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'zero'),
  bad('xrp', 'rrrrrrrrrrrrrrrrrNAMEtxvNvQ', 'burn'),
  good('ton', 'UQAjpTCnfyeQOg5XMTPy6_2MNzkLhF618wRWywWJ-rvaFK4E'),
  good('ton', '0:23a530a77f27903a0e573133f2ebfd8c37390b845eb5f30456cb0589fabbda14'),
  good('cosmos', 'cosmos1usnh9h5dltjmt3nnj894w5jc53ae9jdyy7m5lf'),
];
