import { pagePath } from '../binding/page-path.ts'

export type OwnDataPart =
  | 'email' | 'email-confirm' | 'cancel-email-change' | 'data' | 'documents' | 'delete-account' | 'deletion-requested' | 'cancel-deletion'

const AT: readonly (readonly [start: string, part: OwnDataPart])[] = [
  ['/my-account/email/confirm/', 'email-confirm'], ['/email-change/cancel/', 'cancel-email-change'],
  ['/my-account/data', 'data'], ['/my-account/documents', 'documents'],
  ['/my-account/delete', 'delete-account'], ['/account-deletion/cancel/', 'cancel-deletion'], ['/account-deletion', 'deletion-requested'],
]

/** The page of this topic at an address. */
export const partAt = (pathname: string): OwnDataPart => {
  const path = pagePath(pathname)
  return AT.find(([start]) => path.startsWith(start))?.[1] ?? 'email'
}
