/**
 * Connection lost or refused, server shutting down or full, disk full or read-only: the codes of PostgreSQL. `42501` is reported if the
 * file system is read-only, or if the shop's role may not write.
 */
const UNAVAILABLE = /^(08|53|57P|25006|42501|58030)/
/** The codes of the system for a connection that is refused, lost or cannot be opened, also because no file descriptor is left. */
const NO_CONNECTION = [
  'EADDRNOTAVAIL', 'EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTDOWN', 'EHOSTUNREACH', 'EMFILE', 'ENETDOWN',
  'ENETRESET', 'ENETUNREACH', 'ENFILE', 'ENOTCONN', 'ENOTFOUND', 'EPIPE', 'EPROTO', 'ETIMEDOUT',
]
/**
 * The codes with which only writing is refused while reading still works: a standby, a read-only database, a full, failing or read-only
 * disk.
 */
const WRITE_REFUSED = ['25006', '53100', '42501', '58030', 'ENOSPC', 'EROFS', 'EDQUOT', 'EIO']
/** Conflicts with another transaction; the transaction is repeated. */
const CONFLICT = ['40001', '40P01']
/** The table has changed since the statement was prepared. */
const STALE_PLAN = '0A000'
/** Errors that pg reports without a code. */
const UNAVAILABLE_MESSAGES = [
  'Connection terminated',
  'Postgres connection has been discarded',
  'timeout exceeded when trying to connect',
  'Client was closed',
  'Client has encountered a connection error',
  'Query read timeout',
]

/** The code of an error from PostgreSQL or the system; empty if it has none. */
export const codeOf = (error: unknown): string => {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** After a server has become a standby, its open connections refuse every write with this code. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006'

export const isDiskFull = (error: unknown): boolean => ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error))

export const isWriteRefused = (error: unknown): boolean => WRITE_REFUSED.includes(codeOf(error))

export const isStalePlan = (error: unknown): boolean => codeOf(error) === STALE_PLAN

export const isConflict = (error: unknown): boolean => CONFLICT.includes(codeOf(error)) || isStalePlan(error)

/** Another transaction held the lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

/** A column or a constraint refused a value; nothing of the statement was written. */
export const isRefusedValue = (error: unknown): boolean => /^2[23]/.test(codeOf(error))

/** The new row references an account that has been deleted meanwhile. */
export const isOwnerDeleted = (error: unknown): boolean =>
  codeOf(error) === '23503' && typeof error === 'object' && error !== null && 'constraint' in error &&
  typeof error.constraint === 'string' && error.constraint.endsWith('account_id_fkey')

/** Also a path of a socket that does not exist or may not be opened. */
const isOfConnection = (error: unknown): boolean =>
  NO_CONNECTION.includes(codeOf(error)) || (error instanceof Error && 'syscall' in error && error.syscall === 'connect')

/** `57014` is a statement that exceeded its timeout. Other codes of the system are defects. */
export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.test(codeOf(error)) ||
  codeOf(error) === '57014' ||
  isWriteRefused(error) ||
  isOfConnection(error) ||
  (error instanceof Error && UNAVAILABLE_MESSAGES.some((start) => error.message.startsWith(start)))
