import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { fillDirectory } from '../support/filled-directory.ts'
import { freePort } from '../support/free-port.ts'

const LOGINS = 200
/** Mebibytes: two hashes at once take 38; two hundred would take 3,800. */
const GROWN_AT_MOST = 300

describe('two hundred concurrent sign-ins', { timeout: 180_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-logins-'))
  let shop: ShopProcess
  beforeAll(async () => {
    await fillDirectory(dataDir)
    shop = startShop(await freePort(), { DATA_DIR: dataDir, TRUST_PROXY: 'loopback' })
    await whenReady(shop)
  }, 120_000)
  afterAll(async () => {
    shop.child.kill('SIGKILL')
    await shop.ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  const signIn = async (index: number) => {
    const response = await fetch(`${shop.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${Math.trunc(index / 250)}.${(index % 250) + 1}` },
      body: JSON.stringify({ email: `nobody${index}@example.ch`, password: 'nicht7das-richtige', cart_token: null }),
    })
    await response.arrayBuffer()
    return { status: response.status, retryAfter: response.headers.get('retry-after') }
  }
  /** The peak memory of the process, in mebibytes. */
  const peakMemory = (): number =>
    Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${shop.child.pid ?? 0}/status`, 'utf8'))?.[1]) / 1024

  it('I10 wait in a short queue or are rejected with a retry time, and delay no other request', async () => {
    await signIn(999)
    const before = peakMemory()
    let isOver = false
    const begun = performance.now()
    const logins = Promise.all(Array.from({ length: LOGINS }, (_, index) => signIn(index))).finally(() => { isOver = true })
    const waits: number[] = []
    while (!isOver) {
      const count = performance.now()
      const response = await fetch(`${shop.url}/health/ready`)
      expect(response.status).toBe(200)
      waits.push(performance.now() - count)
    }
    const responses = await logins
    const all = performance.now() - begun
    const grown = peakMemory() - before
    const later = responses.filter(({ status }) => status === 503)
    console.log(`${LOGINS - later.length} of ${LOGINS} were verified in ${Math.round(all)} ms, health answered ${waits.length} times ` +
      `meanwhile, at worst after ${Math.round(Math.max(...waits))} ms; ${Math.round(grown)} MiB more were used`)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]))
    expect(later.filter(({ retryAfter }) => Number(retryAfter) > 0)).toEqual(later)
    // By progress and not by time: health checks are answered repeatedly while the sign-ins wait.
    expect(waits.length).toBeGreaterThan(10)
    expect(Math.max(...waits)).toBeLessThan(all / 2)
    expect(grown).toBeLessThan(GROWN_AT_MOST)
    expect((await signIn(998)).status).toBe(401)
  })
})
