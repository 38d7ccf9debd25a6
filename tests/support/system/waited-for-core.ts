import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds a process stood in line for a processor because others were at work; 0 where the system does not tell. */
export const waitedForCore = (pid: number | undefined): number => {
  const path = `/proc/${pid ?? 0}/schedstat`
  if (!existsSync(path)) return 0
  const [, waited = '0'] = readFileSync(path, 'utf8').split(' ')
  return Number(waited) / 1e6
}
