import type { AccountId } from '../../../domain/customer/account-id.ts'

/** Deletes all entries of an account. */
export const deleteByAccount = <Key>(entries: Map<Key, { readonly accountId: AccountId | undefined }>, accountId: AccountId): void => {
  for (const [key, entry] of entries) if (entry.accountId === accountId) entries.delete(key)
}
