import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'

const SECONDS = 4
const ROUNDS = 3

const requestsASecond = async (url: string): Promise<number> => {
  const result = await autocannon({ url, connections: 20, duration: SECONDS, headers: { 'accept-encoding': 'identity' } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} times other than 200, ${result.errors} errors`)
  return result.requests.average
}

/** Requests a second at each address, in alternating rounds of one run, after one round that does not count. */
export const requestsInTurn = async (...urls: readonly string[]): Promise<readonly (readonly number[])[]> => {
  const rounds = urls.map((): number[] => [])
  for (const url of urls) await requestsASecond(url)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, url] of urls.entries()) rounds[index]?.push(await requestsASecond(url))
  return rounds
}

/** A minimal server that returns the bytes of `url`, in a separate process. */
export const openBareServer = async (port: number, url: string): Promise<{ readonly url: string; readonly close: () => void }> => {
  const child = spawn(process.execPath, ['tests/bench/bare-server.ts', String(port), url], { stdio: ['ignore', 'ignore', 'inherit'] })
  const bare = `http://127.0.0.1:${port}/`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(bare).catch(() => undefined))?.ok === true) return { url: bare, close: () => child.kill() }
    await wait(50)
  }
  throw new Error('The bare server did not open')
}
