import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds a process waited for a processor; 0 if the system does not report it. */
export const processorWait = (pid: number | undefined): number => {
  const path = `/proc/${pid ?? 0}/schedstat`
  if (!existsSync(path)) return 0
  const [, waited = '0'] = readFileSync(path, 'utf8').split(' ')
  return Number(waited) / 1e6
}
