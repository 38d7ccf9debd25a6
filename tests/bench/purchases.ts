import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startShop, whenReady } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { requestShop } from '../support/system/request-shop.ts'
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts'
import { figure, type Figure } from './figure.ts'
import { openShopEnvironment, type ShopEnvironment } from './shop-environment.ts'
import { buy, type StepTime } from './purchases-buyer.ts'
import { layersOf, type Layers } from './purchases-layers.ts'
import { openPgbench } from './purchases-pgbench.ts'

const BUYERS = 10
/** Warm-up purchases of the first seconds, before the code is compiled. */
const FIRST = 200
/** After these a purchase takes half the processor time of the first ones, and does not decrease further. */
const WARM_UP = 1200
const PURCHASES = 300
const ROUNDS = 5
const PGBENCH_SECONDS = 3
const ALONE = 100
const PRODUCT = 'Biofinity'

type Round = {
  /** Complete purchases a second. */
  readonly aSecond: number
  /** Milliseconds of one purchase, all seven requests. */
  readonly p50: number
  readonly p99: number
  /** Transactions a second of `pgbench -N` on the same server directly afterwards, if installed. */
  readonly pgbench?: number
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const wholeTime = (steps: readonly StepTime[]): number => steps.reduce((sum, { ms }) => sum + ms, 0)

let bought = 0
const crowd = (url: string, product: number, count: number, atATime: number): Promise<readonly (readonly StepTime[])[]> =>
  allAtOnce(Array.from({ length: count }, () => (bought += 1)), (number) => buy(url, number, product), atATime)

/** The built shop as `npm run serve` starts it, on PostgreSQL, with the purchased product. */
const openShop = async (env: ShopEnvironment['env']) => {
  const shop = startShop(await freePort(), env)
  await whenReady(shop)
  const search = await requestShop<{ readonly result: readonly { readonly product_id: number; readonly title: string }[] }>(
    `${shop.url}/api/search?term=${PRODUCT}&page=0&hitsPerPage=40&locale=de`)
  const product = search.body.result.find(({ title }) => title === PRODUCT)?.product_id
  if (product === undefined) throw new Error(`No product named ${PRODUCT}`)
  const close = async (): Promise<void> => {
    shop.child.kill('SIGTERM')
    await shop.ended
  }
  return { url: shop.url, product, close, forget: () => shop.child.kill('SIGUSR2') }
}

const roundOf = async (url: string, product: number, count = PURCHASES): Promise<Round> => {
  const from = performance.now()
  const times = (await crowd(url, product, count, BUYERS)).map(wholeTime)
  const seconds = (performance.now() - from) / 1000
  return { aSecond: count / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

type Rounds = { readonly first: number; readonly rounds: readonly Round[] }

const measuredRounds = async (server: PostgresServer, { env }: ShopEnvironment): Promise<Rounds> => {
  const pgbench = await openPgbench(await server.freshUrl(), BUYERS)
  const shop = await openShop(env)
  const { aSecond: first } = await roundOf(shop.url, shop.product, FIRST)
  await crowd(shop.url, shop.product, WARM_UP, BUYERS)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured = await roundOf(shop.url, shop.product)
    rounds.push({ ...measured, ...(pgbench === undefined ? {} : { pgbench: await pgbench(PGBENCH_SECONDS) }) })
  }
  await shop.close()
  return { first, rounds }
}

const INSIDE = fileURLToPath(new URL('./purchases-probe.ts', import.meta.url))

/** A single buyer: the same shop again, which measures its layers. */
const measuredLayers = async ({ env }: ShopEnvironment): Promise<readonly Layers[]> => {
  const inside = join(env['DATA_DIR'] ?? '', 'inside.json')
  const shop = await openShop({ ...env, NODE_OPTIONS: `--import ${INSIDE}`, INSIDE: inside })
  await crowd(shop.url, shop.product, ALONE, 1)
  shop.forget()
  const purchases = await crowd(shop.url, shop.product, ALONE, 1)
  await shop.close()
  return layersOf(purchases, inside)
}

const beside = (rounds: readonly Round[]): readonly Figure[] => {
  const compared = rounds.flatMap(({ aSecond, pgbench }) => (pgbench === undefined ? [] : [{ pgbench, share: aSecond / pgbench }]))
  if (compared.length === 0) {
    console.log('  pgbench is not installed: nothing stands beside the purchases')
    return []
  }
  return [
    figure('pgbench -N on the same server', 'a second', ...compared.map(({ pgbench }) => pgbench)),
    figure('purchases as a share of it', 'of 1', ...compared.map(({ share }) => share)),
  ]
}

const ofLayers = ({ step, total, http, codec, application, statements, sql, commit }: Layers): readonly Figure[] => [
  figure(`alone, ${step}`, 'ms', total),
  figure(`alone, ${step}, http and codec`, 'ms', http + codec),
  figure(`alone, ${step}, application`, 'ms', application),
  figure(`alone, ${step}, statements`, 'statements', statements),
  figure(`alone, ${step}, waiting for them`, 'ms', sql),
  figure(`alone, ${step}, waiting for commits`, 'ms', commit),
]

/** Purchases by the API on a durable PostgreSQL, ten buyers at once, beside that server's own benchmark. */
export const purchases = async (): Promise<readonly Figure[]> => {
  const server = await startPostgres({ isDurable: true })
  const environment = await openShopEnvironment(server)
  try {
    const { first, rounds } = await measuredRounds(server, environment)
    return [
      figure(`ten buyers at once, the first ${FIRST} after the start`, 'a second', first),
      figure('ten buyers at once', 'a second', ...rounds.map(({ aSecond }) => aSecond)),
      figure('ten buyers at once, p50', 'ms', ...rounds.map(({ p50 }) => p50)),
      figure('ten buyers at once, p99', 'ms', ...rounds.map(({ p99 }) => p99)),
      ...beside(rounds),
      ...(await measuredLayers(environment)).flatMap(ofLayers),
    ]
  } finally {
    environment.remove()
    await server.stop()
  }
}
