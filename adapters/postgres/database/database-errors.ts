/**
 * Connection lost or refused, server shutting down or full, disk full or read-only: PostgreSQL's own codes and the
 * network's. `42501` is what it says where the file system is read-only, or where the shop's role may not write.
 */
const AWAY = /^(08|53|57P|25006|42501|58030)|^E[A-Z]+$/
/** Of these, what refuses to write while reading goes on: a standby, a read-only database, a disk that is full, fails or is read-only. */
const NO_WRITING = ['25006', '53100', '42501', '58030', 'ENOSPC', 'EROFS', 'EDQUOT', 'EIO']
/** Two transactions met each other: run again and one of them will have passed. */
const AGAIN = ['40001', '40P01']
/** The table is another one than when the statement was prepared. */
const STALE_PLAN = '0A000'
/** pg says these without a code. */
const AWAY_WORDS = [
  'Connection terminated',
  'Postgres connection has been discarded',
  'timeout exceeded when trying to connect',
  'Client was closed',
  'Client has encountered a connection error',
  'Query read timeout',
]

/** PostgreSQL's or the system's code of an error; empty where it has none. */
export const codeOf = (error: unknown): string => {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** A session of a server that became a standby says so to every write from then on. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006'

export const isDiskFull = (error: unknown): boolean => ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error))

export const isWriteRefused = (error: unknown): boolean => NO_WRITING.includes(codeOf(error))

export const isStalePlan = (error: unknown): boolean => codeOf(error) === STALE_PLAN

export const isConflict = (error: unknown): boolean => AGAIN.includes(codeOf(error)) || isStalePlan(error)

/** Somebody else held on to it for longer than was to be waited. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

/** A value that a column or one of its rules does not take; nothing of the statement was kept. */
export const isRefusedValue = (error: unknown): boolean => /^2[23]/.test(codeOf(error))

/** What was to be added belongs to an account that was deleted meanwhile: asked again, nobody is signed in to it. */
export const isOwnerGone = (error: unknown): boolean =>
  codeOf(error) === '23503' && typeof error === 'object' && error !== null && 'constraint' in error &&
  typeof error.constraint === 'string' && error.constraint.endsWith('account_id_fkey')

/** `57014` is a statement that ran out of its time. */
export const isUnavailable = (error: unknown): boolean =>
  AWAY.test(codeOf(error)) ||
  codeOf(error) === '57014' ||
  (error instanceof Error && AWAY_WORDS.some((words) => error.message.startsWith(words)))
