import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { requestFrom } from '../support/system/request-from.ts'
import { requestShop } from '../support/system/request-shop.ts'
import { aBuyer } from '../support/system/buyer.ts'
import { laterBuild, LATER_STEP } from '../support/system/later-build.ts'
import { openProxy } from '../support/system/open-proxy.ts'
import { startFilledPostgres } from '../support/filled-directory.ts'
import type { PostgresServer } from '../support/postgres-server.ts'

type Bought = { readonly order: string; readonly at: number }

/** Two processes of one shop behind a load balancer; one is replaced by the next release while people buy. */
describe('a release that is deployed while the shop is open', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-rolling-'))
  const running: ShopProcess[] = []
  let postgres: PostgresServer
  let [url, later]: [string, ReturnType<typeof laterBuild> | undefined] = ['', undefined]
  let proxy: Awaited<ReturnType<typeof openProxy>>

  const start = async (program?: string): Promise<ShopProcess> => {
    const port = await freePort()
    const env = { DATABASE_URL: url, DATA_DIR: join(folder, String(port)), DRAIN_SECONDS: '2', TRUST_PROXY: '1', SECRET: 's'.repeat(32) }
    const shop = startShop(port, env, program)
    running.push(shop)
    await whenReady(shop)
    await proxy.add(port)
    return shop
  }

  beforeAll(async () => {
    if (!existsSync('dist/server/main.js')) throw new Error('The shop is not built: run `npm run build` first')
    ;[postgres, proxy] = await Promise.all([startFilledPostgres(join(folder, 'demo')), openProxy()])
    url = await postgres.demoUrl()
    later = laterBuild()
  }, 120_000)
  afterAll(async () => {
    proxy.close()
    for (const { child, ended } of running) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await ended
    }
    await postgres.stop()
    later?.remove()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  it('F-O10 fails no request and loses no order; the old one sells on the new schema, and reports first that it stops', async () => {
    const [going, staying] = [await start(), await start()]
    const search = await requestShop<{ readonly result: readonly { readonly product_id: number; readonly title: string }[] }>(
      `${proxy.url}/api/search?term=Biofinity&page=0&hitsPerPage=40&locale=de`)
    const product = search.body.result.find(({ title }) => title === 'Biofinity')?.product_id ?? 0
    const [bought, failed]: [Bought[], string[]] = [[], []]
    let [isOpen, buyers, looks] = [true, 0, 0]
    const buying = async (): Promise<void> => {
      while (isOpen) {
        const buyer = aBuyer((buyers += 1), product)
        try {
          const filled = await buyer.fillCart(proxy.url)
          const pressed = filled && (await buyer.order(proxy.url, filled))
          if (pressed?.order === undefined) failed.push('an order went away')
          else bought.push({ order: pressed.order, at: Date.now() })
        } catch (error) {
          failed.push(String(error))
        }
      }
    }
    const looking = async (from: string): Promise<void> => {
      const ask = requestFrom(from)
      while (isOpen) {
        const status = (await ask(`${proxy.url}/api/products/${product}?locale=de`))?.status
        if (status !== 200) failed.push(`looking: ${status}`)
        looks += 1
        await pause(10)
      }
    }
    const crowd = [buying(), buying(), looking('127.9.0.1'), looking('127.9.0.2')]
    await expect.poll(() => bought.length, { timeout: 60_000 }).toBeGreaterThan(3)

    const next = await start(later?.program)
    const since = Date.now()
    // Not by the shop's own API: that of this version is stopped now.
    const books = new pg.Client({ connectionString: url })
    await books.connect()
    const steps = await books.query<{ readonly name: string }>('select name from kysely_migration order by name')
    expect(steps.rows.at(-1)?.name).toBe(LATER_STEP)
    // The old ones still sell, on a schema they do not know.
    await expect.poll(() => bought.filter(({ at }) => at > since).length, { timeout: 60_000 }).toBeGreaterThan(3)
    going.child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${going.url}/health/ready`)).status, { timeout: 2000, interval: 20 }).toBe(503)
    expect((await fetch(`${going.url}/health/live`)).status).toBe(200)
    expect(await going.ended).toBe(0)
    const gone = Date.now()
    await expect.poll(() => bought.filter(({ at }) => at > gone).length, { timeout: 60_000 }).toBeGreaterThan(3)
    isOpen = false
    await Promise.all(crowd)

    console.log(`${bought.length} orders and ${looks} looks while one process was replaced`)
    expect(failed).toEqual([])
    expect([staying.child.exitCode, next.child.exitCode]).toEqual([null, null])
    const orders = await books.query<{ readonly token: string }>(
      `select token from purchase_order where email like '%@killed.example.ch'`)
    await books.end()
    expect(new Set(orders.rows.map(({ token }) => token))).toEqual(new Set(bought.map(({ order }) => order)))
    expect(orders.rows).toHaveLength(bought.length)
  })
})
