import { pagePath } from '../binding/page-path.ts'

export type OwnDataPart =
  | 'email' | 'email-confirm' | 'call-off' | 'data' | 'documents' | 'erase' | 'erase-asked' | 'erase-call-off'

const AT: readonly (readonly [start: string, part: OwnDataPart])[] = [
  ['/my-account/email/confirm/', 'email-confirm'], ['/email-change/call-off/', 'call-off'],
  ['/my-account/data', 'data'], ['/my-account/documents', 'documents'],
  ['/my-account/delete', 'erase'], ['/account-deletion/call-off/', 'erase-call-off'], ['/account-deletion', 'erase-asked'],
]

/** The page of this topic at an address. */
export const partAt = (pathname: string): OwnDataPart => {
  const path = pagePath(pathname)
  return AT.find(([start]) => path.startsWith(start))?.[1] ?? 'email'
}
