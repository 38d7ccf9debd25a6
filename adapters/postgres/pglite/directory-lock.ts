import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as t from 'io-ts'
import { isRight } from 'fp-ts/lib/Either.js'
import { DataDirectoryInUse } from './data-directory-errors.ts'
import { isRunning, thisProcess, type ProcessIdentity } from './process-identity.ts'

const LOCK_FILE = 'database.lock'
const HEARTBEAT = 10_000
/** A process on another machine can only be judged by its heartbeat; after three missed ones it counts as ended. */
const SILENT_AFTER = 35_000
/** A process writes its identity right after it has created the file; an unreadable file older than this is left over from a crash. */
const UNWRITTEN_AFTER = 2_000

type LockHolder = ProcessIdentity & { readonly id: string }
const lockCodec = t.strict(
  { pid: t.number, host: t.string, boot: t.string, start: t.string, id: t.string },
  'DirectoryLock',
)

export type DirectoryLock = { readonly release: () => void }

const readLock = (path: string): LockHolder | undefined => {
  try {
    const holder = lockCodec.decode(JSON.parse(readFileSync(path, 'utf8')))
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

/** Removes the lock of an ended process. If another process has replaced it meanwhile, that live lock is put back. */
const removeStaleLock = (path: string, stale: LockHolder | undefined): void => {
  const movedPath = `${path}.${randomUUID()}`
  try {
    renameSync(path, movedPath)
  } catch {
    return
  }
  if (readLock(movedPath)?.id === stale?.id) rmSync(movedPath, { force: true })
  else renameSync(movedPath, path)
}

const keepLocked = (path: string, own: LockHolder): DirectoryLock => {
  const isOurs = (): boolean => readLock(path)?.id === own.id
  const release = (): void => {
    clearInterval(heartbeat)
    process.off('exit', release)
    if (isOurs()) rmSync(path, { force: true })
  }
  const refresh = (): void => {
    const now = new Date()
    if (isOurs()) utimesSync(path, now, now)
  }
  const heartbeat = setInterval(refresh, HEARTBEAT).unref()
  process.once('exit', release)
  return { release }
}

/**
 * PGlite lets any number of processes write to one directory, which would corrupt it. A process that opens the directory must hold this
 * lock file.
 */
export const lockDirectory = async (directory: string): Promise<DirectoryLock> => {
  const path = join(directory, LOCK_FILE)
  const own: LockHolder = { ...thisProcess(), id: randomUUID() }
  if (create(path, own)) return keepLocked(path, own)
  const holder = readLock(path)
  const inUse = (): DataDirectoryInUse => {
    const current = readLock(path) ?? holder
    return new DataDirectoryInUse(
      directory,
      current === undefined ? 'another process' : `process ${current.pid} on ${current.host}`,
    )
  }
  if (isAlive(path, holder)) throw inUse()
  removeStaleLock(path, holder)
  if (!create(path, own)) throw inUse()
  // Two processes may find the same stale lock; the one that still owns the file after a short wait has the lock.
  await pause(50)
  if (readLock(path)?.id !== own.id) throw inUse()
  return keepLocked(path, own)
}
