import { readFileSync } from 'node:fs'

/** Milliseconds without requests after which V8 has returned the memory of a peak load; it waits eight seconds before it begins. */
export const REST = 30_000

/** The memory of a process, if the system reports it. */
export const residentBytes = (pid: number | undefined): number => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
