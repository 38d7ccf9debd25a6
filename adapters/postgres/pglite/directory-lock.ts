import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as t from 'io-ts'
import { isRight } from 'fp-ts/lib/Either.js'
import { DataDirectoryInUse } from './data-directory-refused.ts'
import { isRunning, thisProcess, type ProcessIdentity } from './process-identity.ts'

const LOCK_FILE = 'database.lock'
const HEARTBEAT = 10_000
/** After three missed beats a holder on another machine, of whom nothing else can be known, is taken to be gone. */
const SILENT_AFTER = 35_000
/**
 * A holder writes its name right after it made the file; an unreadable file older than this is left over from a crash.
 */
const UNWRITTEN_AFTER = 2_000

type LockHolder = ProcessIdentity & { readonly id: string }
const heldCodec = t.strict(
  { pid: t.number, host: t.string, boot: t.string, start: t.string, id: t.string },
  'DirectoryLock',
)

export type DirectoryLock = { readonly release: () => void }

const readHeld = (path: string): LockHolder | undefined => {
  try {
    const holder = heldCodec.decode(JSON.parse(readFileSync(path, 'utf8')))
    return isRight(holder) ? holder.right : undefined
  } catch {
    return undefined
  }
}

const ageOf = (path: string): number => {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return 0
  }
}

const isAlive = (path: string, holder: LockHolder | undefined): boolean => {
  if (holder === undefined) return ageOf(path) < UNWRITTEN_AFTER
  return holder.host === hostname() ? isRunning(holder) : ageOf(path) < SILENT_AFTER
}

const create = (path: string, holder: LockHolder): boolean => {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, JSON.stringify(holder))
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes a dead lock out of the way; when another process was quicker and its living lock was caught instead, gives that
 * back.
 */
const clearAway = (path: string, dead: LockHolder | undefined): void => {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readHeld(aside)?.id === dead?.id) rmSync(aside, { force: true })
  else renameSync(aside, path)
}

const hold = (path: string, own: LockHolder): DirectoryLock => {
  const isOurs = (): boolean => readHeld(path)?.id === own.id
  const release = (): void => {
    clearInterval(heartbeat)
    process.off('exit', release)
    if (isOurs()) rmSync(path, { force: true })
  }
  const responseTimer = (): void => {
    const now = new Date()
    if (isOurs()) utimesSync(path, now, now)
  }
  const heartbeat = setInterval(responseTimer, HEARTBEAT).unref()
  process.once('exit', release)
  return { release }
}

/**
 * PGlite lets any number of processes write to one directory and so ruin it: whoever opens the directory holds this
 * file.
 */
export const lockDirectory = async (directory: string): Promise<DirectoryLock> => {
  const path = join(directory, LOCK_FILE)
  const own: LockHolder = { ...thisProcess(), id: randomUUID() }
  if (create(path, own)) return hold(path, own)
  const holder = readHeld(path)
  const inUse = (): DataDirectoryInUse => {
    const current = readHeld(path) ?? holder
    return new DataDirectoryInUse(
      directory,
      current === undefined ? 'another process' : `process ${current.pid} on ${current.host}`,
    )
  }
  if (isAlive(path, holder)) throw inUse()
  clearAway(path, holder)
  if (!create(path, own)) throw inUse()
  // Two processes may find the same dead lock at once: whoever still owns the file a moment later has won.
  await pause(50)
  if (readHeld(path)?.id !== own.id) throw inUse()
  return hold(path, own)
}
