import { addressStatus, emailPurpose, logType } from '#contract/enumerations.ts';
import type { SavedAddress } from '#contract/addresses.ts';
import { assetFields, assetAt } from '#core/catalogue/tokens.ts';
import { fieldError, operationFailed } from '#core/http/apiError.ts';
import { assetOf } from '#core/books/findAsset.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { contains, equals, pageOf, testsOf } from '#core/books/paging.ts';
import type { AddressRow } from '#core/books/rows/settings.ts';
import { columnsOf } from '#core/files/columns.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';
import { assertTransition } from '#core/books/assertTransition.ts';
import { assertVerified } from '../security/verification.ts';
import { checkAddressOf } from '../withdrawals/addressCheck.ts';
import { isDisabled, savedEntryOf } from '../exits/destination.ts';
import { addressIdOf, addToBook, assertLabel, changeRule, findAddress, projectPolicy } from './book.ts';

function projectAddress(row: AddressRow): SavedAddress {
  const asset = assetAt(row.asset);
  return {
    id: addressIdOf(row),
    label: row.label,
    currency_id: asset.id,
    ...assetFields(asset),
    chain_family: asset.chain.family,
    address: row.address,
    memo: row.memo,
    note: row.note,
    status: row.status,
    active_time: row.activeAt,
    last_used_time: row.lastUsedAt,
    use_count: row.useCount,
    created_time: row.createdAt,
  };
}

function rowOf(call: Call, id: string): AddressRow {
  const row = findAddress(call.merchant, id);
  if (!row) throw operationFailed('not_found');
  return row;
}

function addressSheet(call: Call): Sheet<SavedAddress> {
  const { text, number, time, code } = columnsOf<SavedAddress, 'addresses'>(call.language, 'addresses');
  return {
    area: 'addresses',
    noun: 'addresses',
    filters: movementFilters(call),
    columns: [
      text('label'),
      text('token'),
      text('chain'),
      text('address', 46),
      text('memo'),
      text('note'),
      code('status', 'addresses.status'),
      time('created_time'),
      time('last_used_time'),
      number('use_count'),
    ],
  };
}

export const addressHandlers = {
  'addresses.list': {
    handle: ({ merchant, query, page, now }) => {
      const tests = testsOf<AddressRow, typeof query>(query, {
        chain_family: equals((row) => assetAt(row.asset).chain.family),
        currency_id: equals((row) => assetAt(row.asset).id),
        keyword: contains((row) => `${row.label} ${row.address}`),
      });
      const isKept = (row: AddressRow) => !row.isDeleted;
      const found = pageOf(merchant.rows.addresses, page, [isKept, ...tests], projectAddress);
      return { ...found, policy: projectPolicy(merchant, now) };
    },
    sheet: addressSheet,
  },

  'addresses.create': (call) => {
    const { body, bank, merchant } = call;
    const asset = assetOf(body.currency_id);
    const check = checkAddressOf(bank, merchant, asset, body.address, body.memo);
    if (check.reason === 'memo_format') throw fieldError('memo', 'memo_format');
    // A missing memo is allowed here, because each withdrawal to the address requires the memo again.
    if (check.reason !== '' && check.reason !== 'memo_required')
      throw fieldError('address', `address_${check.reason}`);
    const { label, address, note } = body;
    const memo = asset.chain.memo ? body.memo : '';
    const entry = { asset, address, memo };
    if (savedEntryOf(merchant, entry)) throw fieldError('address', 'address_saved');
    if (isDisabled(merchant, { kind: 'address', ...entry })) throw fieldError('address', 'address_disabled');
    assertLabel(call, asset.index, label);
    assertVerified(call, body, emailPurpose.withdrawal);
    return projectAddress(addToBook(call, asset, { label, address, memo, note }));
  },

  'addresses.edit': (call) => {
    const { body, merchant } = call;
    const row = rowOf(call, body.id);
    const status = body.status ?? row.status;
    // Otherwise, disabling and enabling a cooling address would end its cooling-off period.
    if (status !== row.status && row.status === addressStatus.cooling)
      throw operationFailed('state_conflict');
    if (status !== row.status) assertTransition('address', row.status, status);
    if (body.label !== undefined) assertLabel(call, row.asset, body.label, row.index);
    const isEnabled = row.status === addressStatus.disabled && status === addressStatus.active;
    if (isEnabled) assertVerified(call, body, emailPurpose.withdrawal);
    const next: AddressRow = { ...row, label: body.label ?? row.label, note: body.note ?? row.note, status };
    merchant.rows.addresses.replace(row.index, next);
    logAction(call, logType.settings, 'addressChanged', { label: next.label });
    return projectAddress(next);
  },

  'addresses.delete': (call) => {
    const { body } = call;
    const row = rowOf(call, body.id);
    // A deleted address is no longer blocked, so this requires the same verification as enabling it.
    if (row.status === addressStatus.disabled) assertVerified(call, body, emailPurpose.withdrawal);
    call.merchant.rows.addresses.replace(row.index, {
      ...row,
      isDeleted: true,
      status: addressStatus.disabled,
    });
    logAction(call, logType.settings, 'addressDeleted', { label: row.label });
    return null;
  },

  'addresses.policy': (call) => {
    const { body, merchant, now } = call;
    assertVerified(call, body, emailPurpose.withdrawal);
    if (body.only_saved !== undefined) changeRule(merchant, 'onlySaved', body.only_saved, now);
    if (body.cooling !== undefined) changeRule(merchant, 'cooling', body.cooling, now);
    logAction(call, logType.settings, 'addressPolicy');
    return projectPolicy(merchant, now);
  },
} satisfies Partial<Handlers>;
