import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { catalogueGrowth } from './catalogue-growth.ts'
import { navigationTimes } from './navigation-times.ts'
import { optionSelectionTime } from './option-selection.ts'
import { renderLayers } from './render-layers.ts'
import { figure, type Figure } from './figure.ts'
import { firstLoad } from './first-load.ts'
import { lighthouse } from './lighthouse.ts'
import { aloneOf, productNamed } from './measured-pages.ts'
import { onPostgres } from './on-postgres.ts'
import { openBuiltShop, type RunningShop } from './open-shop.ts'
import { purchases } from './purchases.ts'
import { reorderTimingDifference } from './reorder-timing-difference.ts'
import { REST } from './resident-bytes.ts'
import { openBareServer, requestsInTurn } from './throughput.ts'
import { timingDifference } from './timing-difference.ts'
import { firstPress } from './first-press.ts'
import { interactionLatency } from './interaction-latency.ts'
import { openBenchBrowser } from './browser-connection.ts'
import { longestTasks, type Longest } from './hydration.ts'

const PORT = 4350
const DATA = 'test-results/bench-data'
const STARTS = 3

export type Pages = Readonly<Record<'home' | 'listing' | 'search' | 'product' | 'largest product', string>>

/** The measured system: the built shop, started as `npm run serve` starts it, and a browser. */
export type Bench = {
  readonly browser: Browser
  readonly shop: RunningShop
  readonly pages: Pages
  /** The product page of another shop for comparison. Its figures are named like `beside, rendered`, the shop's `product, rendered`. */
  readonly beside?: string
  readonly runs: number
}

type Section = (bench: Bench) => Promise<readonly Figure[]>
type PageSection = (bench: Pick<Bench, 'browser' | 'runs'>, pages: Readonly<Record<string, string>>) => Promise<readonly Figure[]>

const besideOf = ({ beside }: Bench): { readonly beside?: string } => (beside === undefined ? {} : { beside })

/** What can be measured of any page, the other shop's as well. */
const ofPages = (section: PageSection): Section => (bench) => section(bench, { ...bench.pages, ...besideOf(bench) })

const firstLoads: PageSection = async ({ browser }, pages) => {
  const figures: Figure[] = []
  for (const [name, url] of Object.entries(pages)) {
    const { script, later, style, html, htmlPlain } = await firstLoad(browser, url)
    const sizes = { script, 'script after hydration': later, style, html, 'html, unpacked': htmlPlain }
    figures.push(...Object.entries(sizes).map(([kind, bytes]) => figure(`${name}, ${kind}`, 'kB', bytes / 1000)))
  }
  return figures
}

const optionSelection: Section = async ({ browser, pages }) => [
  figure('spherical lens', 'ms', ...(await optionSelectionTime(browser, pages.product))),
  figure('lens of 205,920 combinations', 'ms', ...(await optionSelectionTime(browser, pages['largest product']))),
]

const cachedPages: Section = async ({ pages }) => {
  const bare = await openBareServer(PORT + 1, pages.product)
  const [cached = [], least = []] = await requestsInTurn(pages.product, bare.url)
  bare.close()
  return [figure('product page', 'a second', ...cached), figure('bare route, same bytes', 'a second', ...least)]
}

const renderedPages: Section = async (bench) => {
  const { product, 'largest product': largest } = bench.pages
  const pages = { product, 'largest product': largest, ...besideOf(bench) }
  const rounds = await requestsInTurn(...Object.values(pages).map(aloneOf))
  return Object.keys(pages).map((name, index) => figure(`${name}, rendered`, 'a second', ...(rounds[index] ?? [])))
}

/** Milliseconds until the built shop is ready, on a new directory and on an existing one. */
const starting: Section = async () => {
  const times = async (isFresh: boolean): Promise<readonly number[]> => {
    const all: number[] = []
    for (let index = 0; index < STARTS; index += 1) {
      const shop = await openBuiltShop(PORT + 2, `${DATA}-starts`, isFresh)
      all.push(shop.opened)
      await shop.close()
    }
    return all
  }
  return [figure('on a fresh directory', 'ms', ...(await times(true))), figure('on an existing directory', 'ms', ...(await times(false)))]
}

const hydration: PageSection = async ({ runs }, pages) => {
  const browser = await openBenchBrowser()
  const longest: Record<string, Longest[]> = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  for (let run = 0; run < runs; run += 1)
    for (const [name, url] of Object.entries(pages)) longest[name]?.push(await longestTasks(browser, url))
  await browser.close()
  return Object.entries(longest).flatMap(([name, all]) => [
    figure(`${name}, longest task`, 'ms', ...all.map(({ hydrating }) => hydrating)),
    figure(`${name}, longest task once scrolled`, 'ms', ...all.map(({ scrolling }) => scrolling)),
  ])
}

/** The memory of the shop after some ten thousand page requests of the sections before, and when idle. */
const memory: Section = async ({ shop }) => {
  const resident = shop.residentBytes()
  await wait(REST)
  return [figure('resident', 'MB', resident / 1e6), figure('resident, at rest', 'MB', shop.residentBytes() / 1e6)]
}

export const SECTIONS: Readonly<Record<string, Section>> = {
  starting,
  'option selection': optionSelection,
  interactions: ({ browser, pages, runs }) => interactionLatency(browser, pages, runs),
  'first press': ({ pages, runs }) => firstPress(pages, runs),
  navigation: ({ shop, runs }) => navigationTimes(shop.url, PORT + 3, runs),
  'cached pages': cachedPages,
  'rendered pages': renderedPages,
  memory,
  'layers of a rendered page': () =>
    renderLayers(async (url) => aloneOf(await productNamed(url, 'Biofinity')), PORT + 4, `${DATA}-layers`),
  'on PostgreSQL': onPostgres,
  purchases,
  'catalogue growth': catalogueGrowth,
  'timing difference': timingDifference,
  'reorder timing difference': reorderTimingDifference,
  'first load': ofPages(firstLoads),
  hydration: ofPages(hydration),
  lighthouse: ofPages(async ({ runs }, pages) => lighthouse(pages, runs)),
}

export const openMeasuredShop = async (): Promise<{ readonly shop: RunningShop; readonly pages: Pages }> => {
  const shop = await openBuiltShop(PORT, DATA, true)
  return {
    shop,
    pages: {
      home: `${shop.url}/`,
      listing: `${shop.url}/c/lens`,
      search: `${shop.url}/s?search=biofinity`,
      product: await productNamed(shop.url, 'Biofinity'),
      'largest product': await productNamed(shop.url, 'Biofinity toric multifocal'),
    },
  }
}
