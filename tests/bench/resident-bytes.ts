import { readFileSync } from 'node:fs'

/** What a process holds in memory, where the system tells it. */
export const residentBytes = (pid: number | undefined): number => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
