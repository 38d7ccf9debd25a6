import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openHome } from '../bench/home.ts'
import { productNamed } from '../bench/measured-pages.ts'
import { residentBytes } from '../bench/resident-bytes.ts'
import type { Reading } from '../bench/slope.ts'
import { seededRandom } from '../chaos/random.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { judge, type Series } from './judge.ts'
import { keepVisiting } from './visitors.ts'

const FOLDER = 'test-results'
const PROCESSES = 2
/** Milliseconds between two readings. */
const INTERVAL = 15_000
/** Collects garbage when it is told to, so that the heap is read without it. */
const COLLECTING = "data:text/javascript,process.on('SIGUSR2',()=>{globalThis.gc()})"
/** Milliseconds within which it has collected. */
const COLLECTED_WITHIN = 500
/** The share of the time in which caches fill and code is compiled. */
const WARM_UP = 0.25

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' }, visitors: { type: 'string', default: '8' } } })
const [minutes, visitors] = [Number(values.minutes), Number(values.visitors)]
const begun = performance.now()
const secondsUntilNow = (): number => (performance.now() - begun) / 1000

/** A process that is looked at. The last bound is the one of the alarm in docs/running.md. */
const watchedProcess = (name: string, { child }: ShopProcess, metrics: string) => {
  const [resident, heap, handles, lag]: [Reading[], Reading[], Reading[], Reading[]] = [[], [], [], []]
  const series: readonly Series[] = [
    { name: `${name}, resident memory (bytes)`, bound: { growth: 0.01 }, readings: resident },
    { name: `${name}, heap (bytes)`, bound: { growth: 0.01 }, readings: heap },
    { name: `${name}, open handles`, bound: { growth: 0.05 }, readings: handles },
    { name: `${name}, delay of the event loop (seconds)`, bound: { value: 0.25 }, readings: lag },
  ]
  const read = async (at: number): Promise<void> => {
    child.kill('SIGUSR2')
    await pause(COLLECTED_WITHIN)
    const text = await (await fetch(metrics)).text()
    const figure = (of: string): number => Number(new RegExp(`^${of} (\\S+)$`, 'm').exec(text)?.[1])
    resident.push({ at, value: residentBytes(child.pid) })
    heap.push({ at, value: figure('nodejs_heap_size_used_bytes') })
    handles.push({ at, value: readdirSync(`/proc/${child.pid}/fd`).length })
    lag.push({ at, value: figure('nodejs_eventloop_lag_p99_seconds') })
  }
  return { series, read }
}

const watchedDatabase = (books: pg.Client) => {
  const readings: Reading[] = []
  const read = async (at: number): Promise<void> => {
    const { rows } = await books.query<{ count: number }>("select count(*)::int from pg_stat_activity where application_name = 'iris'")
    readings.push({ at, value: rows[0]?.count ?? Number.NaN })
  }
  const series: readonly Series[] = [{ name: 'connections to the database', bound: { growth: 0.05 }, readings }]
  return { series, read }
}

const postgres = await startPostgres({ isDurable: true })
const home = await openHome(postgres)
const books = new pg.Client({ connectionString: home.env['DATABASE_URL'] })
const shops: ShopProcess[] = []
let isEnded = false
try {
  const watched: { readonly series: readonly Series[]; readonly read: (at: number) => Promise<void> }[] = []
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

  const from = secondsUntilNow()
  const until = from + minutes * 60
  const faults: string[] = []
  let visits = 0
  const visiting = {
    urls: shops.map(({ url }) => url), product: Number((await productNamed(shops[0]?.url ?? '', 'Biofinity')).split('/').at(-1)),
    random: seededRandom(1), next: () => (visits += 1), isOver: () => isEnded || secondsUntilNow() > until, faults,
  }
  console.log(`${visitors} visitors for ${minutes} minutes; the first ${minutes * WARM_UP} are the warm-up`)
  const visited = Promise.all(Array.from({ length: visitors }, (_, visitor) => keepVisiting(visiting, visitor)))
  await pause(minutes * WARM_UP * 60_000)
  while (!visiting.isOver()) {
    for (const { read } of watched) await read(secondsUntilNow())
    await pause(INTERVAL)
  }
  await visited

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
  home.leave()
  await postgres.stop()
}
