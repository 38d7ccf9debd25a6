import { readFileSync } from 'node:fs'

/** Milliseconds without a question after which V8 has given back what it took for a crowd; it waits eight seconds before it begins. */
export const REST = 30_000

/** What a process holds in memory, where the system tells it. */
export const residentBytes = (pid: number | undefined): number => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
