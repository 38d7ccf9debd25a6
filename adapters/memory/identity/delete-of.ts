import type { AccountId } from '../../../domain/customer/account-id.ts'

/** Drops whatever is kept of an account. */
export const deleteOf = <Key>(kept: Map<Key, { readonly accountId: AccountId | undefined }>, accountId: AccountId): void => {
  for (const [key, one] of kept) if (one.accountId === accountId) kept.delete(key)
}
