import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { median } from './median.ts'

const SECONDS = 4
const ROUNDS = 3

const requestsASecond = async (url: string): Promise<number> => {
  const result = await autocannon({ url, connections: 20, duration: SECONDS, headers: { 'accept-encoding': 'identity' } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} times other than 200, ${result.errors} errors`)
  return result.requests.average
}

/** Requests a second of both, in alternating rounds of one run, and the first as a share of the second. */
export const compare = async (
  one: string,
  other: string,
): Promise<{ readonly one: number; readonly other: number; readonly ratio: number }> => {
  const ones: number[] = []
  const others: number[] = []
  await requestsASecond(one)
  await requestsASecond(other)
  for (let round = 0; round < ROUNDS; round += 1) {
    ones.push(await requestsASecond(one))
    others.push(await requestsASecond(other))
  }
  return { one: median(ones), other: median(others), ratio: median(ones) / median(others) }
}

/** A bare server that answers the bytes of `url`, in a process of its own. */
export const openBareServer = async (port: number, url: string): Promise<{ readonly url: string; readonly close: () => void }> => {
  const child = spawn(process.execPath, ['tests/bench/bare-server.ts', String(port), url], { stdio: ['ignore', 'ignore', 'inherit'] })
  const bare = `http://127.0.0.1:${port}/`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(bare).catch(() => undefined))?.ok === true) return { url: bare, close: () => child.kill() }
    await wait(50)
  }
  throw new Error('The bare server did not open')
}
