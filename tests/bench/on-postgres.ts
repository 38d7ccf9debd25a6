import { setTimeout as wait } from 'node:timers/promises'
import { startShop, whenReady } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { figure, type Figure } from './figure.ts'
import { openShopEnvironment } from './shop-environment.ts'
import { aloneOf, productNamed } from './measured-pages.ts'
import { REST, residentBytes } from './resident-bytes.ts'
import { requestsInTurn } from './throughput.ts'

/** The built shop on PostgreSQL: pages rendered for one visitor each, and its memory afterwards. */
export const onPostgres = async (): Promise<readonly Figure[]> => {
  const server = await startPostgres()
  const environment = await openShopEnvironment(server)
  const shop = startShop(await freePort(), environment.env)
  try {
    await whenReady(shop)
    const product = await productNamed(shop.url, 'Biofinity')
    const largest = await productNamed(shop.url, 'Biofinity toric multifocal')
    const [spherical = [], toric = []] = await requestsInTurn(aloneOf(product), aloneOf(largest))
    const resident = residentBytes(shop.child.pid)
    await wait(REST)
    return [
      figure('product page, rendered', 'a second', ...spherical),
      figure('lens of 205,920 combinations, rendered', 'a second', ...toric),
      figure('resident afterwards', 'MB', resident / 1e6),
      figure('resident, at rest', 'MB', residentBytes(shop.child.pid) / 1e6),
    ]
  } finally {
    shop.child.kill('SIGTERM')
    await shop.ended
    environment.remove()
    await server.stop()
  }
}
