import { setTimeout as wait } from 'node:timers/promises'
import { windowedChromium } from '../support/chromium.ts'
import { aheadOf, REPORT_NAVIGATIONS, WITH_TRANSITION, type NavigationTimes } from './navigation-probe.ts'
import { figure, type Figure } from './figure.ts'
import { openSlowConnection, type SlowConnection } from './slow-connection.ts'
import { openBenchBrowser, type Ask, type Tab, type BenchBrowser } from './browser-connection.ts'

/** Milliseconds in which a page at this speed has arrived, is hydrated, and has loaded its next parts. */
const UNTIL_QUIET = 4000
/** The duration of a press in milliseconds. */
const PRESS = 80

/** The kinds of navigation, and the script that the browser runs for each; the shop itself is the same. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  'as links lead': [],
  'with a transition': [WITH_TRANSITION],
  'fetched ahead': [aheadOf('prefetch')],
  'prerendered': [aheadOf('prerender')],
}

type Step = readonly [name: string, begins: string]

/** The target of each press of a visit: the beginning of a link in the main content, or back. */
const stepsIn = (list: string, narrower: string): readonly Step[] => [
  ['home to list', list], ['list to narrower list', narrower], ['list to product', '/p/'], ['back', ''],
]

type Point = { readonly x: number; readonly y: number }

const valueOf = async (ask: Ask, expression: string): Promise<unknown> => {
  const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
  return (result as { readonly value?: unknown }).value
}

/** In the middle of the screen, where a finger finds it. */
const pointOf = async (ask: Ask, begins: string): Promise<Point> => {
  const link = `[...document.querySelectorAll('main a[href^="${begins}"]')].find((one) => one.getBoundingClientRect().width > 0)`
  await valueOf(ask, `${link}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
  await wait(1000)
  const point = `(({ left, width, top, height }) => ({ x: left + width / 2, y: top + height / 2 }))(${link}.getBoundingClientRect())`
  return (await valueOf(ask, point)) as Point
}

const press = async (ask: Ask, { x, y }: Point): Promise<void> => {
  await ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(PRESS)
  await ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const goBack = async (ask: Ask): Promise<void> => {
  const { currentIndex, entries } = await ask('Page.getNavigationHistory')
  await ask('Page.navigateToHistoryEntry', { entryId: (entries as readonly { readonly id: number }[])[Number(currentIndex) - 1]?.id })
}

const UNITS = { painted: 'ms', pictured: 'ms', interactive: 'ms', longest: 'ms', kB: 'kB' } as const

type Change = Readonly<Record<keyof typeof UNITS, number>> & Pick<NavigationTimes, 'isKept'> & { readonly isDrawnAhead: boolean }

const change = async ({ ask, renderedAhead }: Tab, line: SlowConnection, begins: string): Promise<Change> => {
  const point = begins === '' ? undefined : await pointOf(ask, begins)
  const [bytes, ahead] = [line.carried(), renderedAhead()]
  const from = performance.timeOrigin + performance.now()
  await (point === undefined ? goBack(ask) : press(ask, point))
  await wait(UNTIL_QUIET)
  // A prerendered page has started before the script was added.
  await valueOf(ask, REPORT_NAVIGATIONS)
  const changeTimes = (await valueOf(ask, `window.reportChange(${from})`)) as NavigationTimes
  const after = (at = Number.NaN): number => at - from
  return {
    painted: after(changeTimes.painted), pictured: after(changeTimes.pictured), interactive: after(changeTimes.interactive),
    longest: changeTimes.longest,
    kB: (line.carried() - bytes) / 1000, isKept: changeTimes.isKept, isDrawnAhead: renderedAhead() > ahead,
  }
}

const INTO_THE_CART = `fetch(document.querySelector('main a[href^="/p/"]').href, {
  method: 'POST', body: new URLSearchParams({ quantity: '1', intent: 'add' }), redirect: 'manual',
}).then(() => undefined)`

const visit = (browser: BenchBrowser, line: SlowConnection, scripts: readonly string[]) => {
  const setup = [
    ['Emulation.setCPUThrottlingRate', { rate: 4 }],
    ['Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }],
    ['Emulation.setTouchEmulationEnabled', { enabled: true }],
    ['Page.enable', {}],
    ['Page.setBypassCSP', { enabled: true }],
    ...[REPORT_NAVIGATIONS, ...scripts].map((source) => ['Page.addScriptToEvaluateOnNewDocument', { source }] as const),
  ] as const
  return browser.onTab(setup, async (tab) => {
    const changes: Record<string, Change> = {}
    const go = async (path: string): Promise<void> => {
      await tab.ask('Page.navigate', { url: new URL(path, line.url).href })
      await wait(UNTIL_QUIET)
    }
    const walk = async (prefix: string, steps: readonly Step[]): Promise<void> => {
      await go('/')
      await valueOf(tab.ask, 'window.scrollBy(0, 40)')
      await wait(UNTIL_QUIET)
      for (const [name, begins] of steps) changes[prefix + name] = await change(tab, line, begins)
    }
    await walk('first visit, ', stepsIn('/c/lenscare', '/c/lenscare/multipurpose'))
    // A returning visitor has the cached files of every page.
    await walk('', stepsIn('/c/lens', '/c/lens/daily'))
    await go('/c/lens/monthly')
    changes['a list before hydration to product'] = await change(tab, line, '/p/')
    await go('/c/lenscare')
    await valueOf(tab.ask, INTO_THE_CART)
    await walk('with a cart, ', stepsIn('/c/lens', '/c/lens/daily'))
    return changes
  })
}

const COLUMNS: Readonly<Record<keyof typeof UNITS, string>> = {
  painted: 'painted', pictured: 'with its pictures', interactive: 'answers script', longest: 'longest task', kB: 'fetched',
}

/**
 * From the press of a link on a slow phone until the next page is shown. The kinds alternate, so
 * that other load affects all alike. Headless browsers neither prerender nor restore pages: `restored` and `prerendered` count both.
 */
export const navigationTimes = async (shop: string, port: number, runs: number): Promise<readonly Figure[]> => {
  const line = await openSlowConnection(port, shop)
  const browser = await openBenchBrowser(windowedChromium())
  const all: Record<string, Change[]> = {}
  for (let run = 0; run < runs; run += 1)
    for (const [method, scripts] of Object.entries(WAYS))
      for (const [step, one] of Object.entries(await visit(browser, line, scripts))) (all[`${step}, ${method}`] ??= []).push(one)
  await browser.close()
  line.close()
  return Object.entries(all).flatMap(([name, changes]) => [
    ...(Object.keys(UNITS) as (keyof typeof UNITS)[])
      .map((what) => figure(`${name}, ${COLUMNS[what]}`, UNITS[what], ...changes.map((one) => one[what]))),
    figure(`${name}, restored`, 'of 1', ...changes.map(({ isKept }) => Number(isKept))),
    figure(`${name}, prerendered`, 'of 1', ...changes.map(({ isDrawnAhead }) => Number(isDrawnAhead))),
  ])
}
