import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies a process, and distinguishes it from a later process with the same number. */
export type ProcessIdentity = {
  readonly pid: number
  readonly host: string
  readonly boot: string
  readonly start: string
}

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/**
 * The clock ticks since boot at which a process started, if the system reports them. The process name before this field may contain blanks
 * and parentheses.
 */
export const startOf = (pid: number): string => {
  const stat = readText(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

const bootId = (): string => readText('/proc/sys/kernel/random/boot_id').trim()

export const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  host: hostname(),
  boot: bootId(),
  start: startOf(process.pid),
})

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process of this machine is still running; a reused number does not count. */
export const isRunning = (identity: ProcessIdentity): boolean =>
  identity.boot === bootId() &&
  exists(identity.pid) &&
  (identity.start === '' || identity.start === startOf(identity.pid))
