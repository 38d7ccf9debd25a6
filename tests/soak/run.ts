import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openShopEnvironment } from '../bench/shop-environment.ts'
import { productNamed } from '../bench/measured-pages.ts'
import { REST, residentBytes } from '../bench/resident-bytes.ts'
import type { Reading } from '../bench/slope.ts'
import { seededRandom } from '../chaos/random.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { judge, type Series } from './judge.ts'
import { keepVisiting } from './visitors.ts'

const FOLDER = 'test-results'
const PROCESSES = 2
/** After each round there is a pause without visitors. */
const ROUNDS = 6
/** The warm-up rounds: caches fill meanwhile (carts in memory, rate limit counters), and code is compiled. */
const WARM_UP = 2
/** Milliseconds between two readings while visitors are active. */
const INTERVAL = 15_000
/** Collects garbage on demand, so that memory is read without it. */
const COLLECTING = "data:text/javascript,process.on('SIGUSR2',()=>{globalThis.gc()})"
/** Milliseconds. */
const COLLECTED_WITHIN = 1000

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' }, visitors: { type: 'string', default: '8' } } })
const [minutes, visitors] = [Number(values.minutes), Number(values.visitors)]
const begun = performance.now()
const secondsSinceStart = (): number => (performance.now() - begun) / 1000

/** The readings during visits, and after they have ended. */
type Watched = { readonly series: readonly Series[]; readonly readBusy: () => Promise<void>; readonly readAtRest: () => Promise<void> }

/** The limit of the lag is the one of the alert EventLoopLag in deploy/alerts.yaml. */
const watchedProcess = (name: string, { child }: ShopProcess, metrics: string): Watched => {
  const [resident, heap, handles, lag]: [Reading[], Reading[], Reading[], Reading[]] = [[], [], [], []]
  const figure = async (of: string): Promise<number> => {
    const text = await (await fetch(metrics)).text()
    return Number(new RegExp(`^${of} (\\S+)$`, 'm').exec(text)?.[1])
  }
  return {
    series: [
      { name: `${name}, resident memory (bytes)`, bound: { growth: 0.01 }, readings: resident },
      { name: `${name}, heap (bytes)`, bound: { growth: 0.01 }, readings: heap },
      { name: `${name}, open handles`, bound: { growth: 0.1 }, readings: handles },
      { name: `${name}, delay of the event loop (seconds)`, bound: { value: 0.25 }, readings: lag },
    ],
    readBusy: async () => { lag.push({ at: secondsSinceStart(), value: await figure('nodejs_eventloop_lag_p99_seconds') }) },
    readAtRest: async () => {
      const at = secondsSinceStart()
      resident.push({ at, value: residentBytes(child.pid) })
      handles.push({ at, value: readdirSync(`/proc/${child.pid}/fd`).length })
      heap.push({ at, value: await figure('nodejs_heap_size_used_bytes') })
    },
  }
}

const watchedDatabase = (books: pg.Client): Watched => {
  const [busy, atRest]: [Reading[], Reading[]] = [[], []]
  const read = async (readings: Reading[]): Promise<void> => {
    const { rows } = await books.query<{ count: number }>("select count(*)::int from pg_stat_activity where application_name = 'iris'")
    readings.push({ at: secondsSinceStart(), value: rows[0]?.count ?? Number.NaN })
  }
  return {
    series: [
      // As many as the pools of the processes may open (DATABASE_POOL).
      { name: 'connections to the database', bound: { value: PROCESSES * 10 }, readings: busy },
      { name: 'connections to the database at rest', bound: { value: PROCESSES * 10 }, readings: atRest },
    ],
    readBusy: () => read(busy),
    readAtRest: () => read(atRest),
  }
}

const postgres = await startPostgres({ isDurable: true })
const home = await openShopEnvironment(postgres)
const books = new pg.Client({ connectionString: home.env['DATABASE_URL'] })
const shops: ShopProcess[] = []
let isEnded = false
try {
  const watched: Watched[] = []
  for (let number = 1; number <= PROCESSES; number += 1) {
    const metrics = await freePort()
    const shop = startShop(await freePort(), {
      ...home.env, TRUST_PROXY: 'loopback', METRICS_PORT: String(metrics), NODE_OPTIONS: `--import=${COLLECTING}`,
    })
    shops.push(shop)
    await whenReady(shop)
    watched.push(watchedProcess(`process ${number}`, shop, `http://127.0.0.1:${metrics}/metrics`))
  }
  await books.connect()
  watched.push(watchedDatabase(books))

  const faults: string[] = []
  let [visits, until] = [0, 0]
  const visiting = {
    urls: shops.map(({ url }) => url), product: Number((await productNamed(shops[0]?.url ?? '', 'Biofinity')).split('/').at(-1)),
    random: seededRandom(1), next: () => (visits += 1), isOver: () => isEnded || secondsSinceStart() > until, faults,
  }
  console.log(`${visitors} visitors for ${minutes} minutes in ${ROUNDS} rounds; the first ${WARM_UP} are the warm-up`)
  for (let round = 0; round < ROUNDS; round += 1) {
    until = secondsSinceStart() + minutes / ROUNDS * 60
    const visited = Promise.all(Array.from({ length: visitors }, (_, visitor) => keepVisiting(visiting, visitor)))
    while (!visiting.isOver()) {
      await pause(INTERVAL)
      if (round >= WARM_UP) for (const { readBusy } of watched) await readBusy()
    }
    await visited
    for (const wait of [REST, COLLECTED_WITHIN]) {
      for (const { child } of shops) child.kill('SIGUSR2')
      await pause(wait)
    }
    if (round >= WARM_UP - 1) for (const { readAtRest } of watched) await readAtRest()
  }

  const series = watched.flatMap((one) => one.series)
  const verdicts = [
    ...series.map(judge),
    { text: `visits: ${visits}, failed: ${[faults.length, ...faults.slice(0, 3)].join('\n  ')}; bound 0`, isWithin: faults.length === 0 },
  ]
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/soak.json`, `${JSON.stringify({ minutes, visitors, visits, faults, verdicts, series }, undefined, 2)}\n`)
  for (const { text, isWithin } of verdicts) console.log(`${isWithin ? 'within ' : 'BEYOND '} ${text}`)
  console.log(`The readings are in ${FOLDER}/soak.json`)
  process.exitCode = verdicts.every(({ isWithin }) => isWithin) ? 0 : 1
} finally {
  isEnded = true
  await books.end()
  for (const { child, ended } of shops) {
    child.kill('SIGTERM')
    await ended
  }
  home.remove()
  await postgres.stop()
}
