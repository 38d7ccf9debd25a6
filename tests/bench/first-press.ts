import { setTimeout as wait } from 'node:timers/promises'
import { openBenchBrowser, type Ask } from './browser-connection.ts'
import { figure, type Figure } from './figure.ts'
import type { Pages } from './sections.ts'

/** Milliseconds after which a press without a result is lost. */
const LOST = 10_000

type Control = {
  readonly page: keyof Pages
  /** A phone is touched, a desktop clicked. */
  readonly on: 'phone' | 'desktop'
  /** The control, as an expression in the page. */
  readonly find: string
  /** Whether the result is shown, as an expression in the page. */
  readonly isShown: string
  /** What a visitor does before, as an expression in the page. */
  readonly before?: string
}

const named = (within: string, name: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(within)})].find((one) => one.getBoundingClientRect().width > 0
    && [one.textContent.trim(), one.ariaLabel].includes(${JSON.stringify(name)}))`

const SEEN = '((one) => one !== null && one !== undefined && one.getBoundingClientRect().height > 0)'
const isSeen = (selector: string): string => `[...document.querySelectorAll(${JSON.stringify(selector)})].some(${SEEN})`

/** A value as a visitor chooses it: lists of a phone belong to the system and cannot be pressed. */
const choose = (name: string, value: string): string => `{
  const list = document.querySelector('[name=${name}]')
  list.value = '${value}'
  list.dispatchEvent(new Event('input', { bubbles: true }))
  list.dispatchEvent(new Event('change', { bubbles: true }))
}`

/** The first action on a page, and its result. */
const CONTROLS: Readonly<Record<string, Control>> = {
  'home, menu': { page: 'home', on: 'phone', find: named('header button', 'Menü'), isShown: isSeen(':popover-open') },
  'home, wide menu': {
    page: 'home', on: 'desktop', find: `document.querySelector('header summary')`, isShown: isSeen('header details[open] a'),
  },
  'listing, menu': { page: 'listing', on: 'phone', find: named('header button', 'Menü'), isShown: isSeen(':popover-open') },
  'listing, filters': { page: 'listing', on: 'phone', find: named('main button', 'Filter'), isShown: isSeen(':popover-open') },
  'listing, one filter': {
    page: 'listing', on: 'desktop', find: `document.querySelector('main form [type=checkbox]').closest('label')`,
    isShown: `location.search !== '' && document.querySelector('main form [type=checkbox]').checked`,
  },
  'product, into the cart': {
    page: 'product', on: 'phone', before: choose('r_sphere', '-2.25') + choose('l_sphere', '-3.00'),
    find: `document.querySelector('[data-buy-bar] button')`, isShown: `location.pathname === '/cart' || ${isSeen('dialog[open]')}`,
  },
}

type Point = { readonly x: number; readonly y: number }

const SCREENS = {
  phone: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
  desktop: { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false },
} as const

const valueOf = async (ask: Ask, expression: string): Promise<unknown> => {
  const { result, exceptionDetails } = await ask('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
  if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails))
  return (result as { readonly value?: unknown }).value
}

/** In the middle of the screen, where a finger finds it, as soon as the page is loaded. */
const pointOf = (control: string): string => `new Promise((resolve) => {
  const look = () => {
    const one = document.readyState === 'complete' ? ${control} : undefined
    if (!one) { setTimeout(look, 20); return }
    const { top, bottom } = one.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, width, top: y, height } = one.getBoundingClientRect()
    resolve({ x: left + width / 2, y: y + height / 2 })
  }
  look()
})`

/** Milliseconds since the epoch at which the result is painted. */
const whenShown = (isShown: string): string => `new Promise((resolve) => {
  const look = () => {
    if (!(${isShown})) { requestAnimationFrame(look); return }
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { resolve(performance.timeOrigin + performance.now()) }
      port2.postMessage(0)
    })
  }
  look()
})`

const press = async (ask: Ask, on: Control['on'], { x, y }: Point): Promise<void> => {
  if (on === 'phone') {
    await ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return
  }
  for (const type of ['mousePressed', 'mouseReleased'])
    await ask('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
}

const now = (): number => performance.timeOrigin + performance.now()

/** The result may be another document: then the expression is evaluated again there. */
const untilShown = async (ask: Ask, isShown: string): Promise<number> => {
  for (;;) {
    try {
      return Number(await valueOf(ask, whenShown(isShown)))
    } catch {
      await wait(5)
    }
  }
}

const timeOf = async (ask: Ask, url: string, { on, find, isShown, before }: Control): Promise<number> => {
  await ask('Emulation.setDeviceMetricsOverride', SCREENS[on])
  await ask('Emulation.setTouchEmulationEnabled', { enabled: on === 'phone' })
  await ask('Emulation.setCPUThrottlingRate', { rate: 4 })
  await ask('Page.navigate', { url })
  const point = await valueOf(ask, pointOf(find)) as Point
  if (before !== undefined) await valueOf(ask, `{ ${before} }`)
  const from = now()
  const pressed = press(ask, on, point)
  const shown = await Promise.race([untilShown(ask, isShown), wait(LOST, from + LOST)])
  await pressed.catch(() => undefined)
  return shown - from
}

/**
 * From the first press on a fresh page, as soon as it is loaded, until its result is painted: on a phone or a desktop at a quarter of
 * this machine's speed. A lost press counts as ten seconds.
 */
export const firstPress = async (pages: Pages, runs: number): Promise<readonly Figure[]> => {
  const browser = await openBenchBrowser()
  const times: Record<string, number[]> = {}
  for (let run = 0; run < runs; run += 1)
    for (const [name, control] of Object.entries(CONTROLS))
      (times[name] ??= []).push(await browser.onPage((ask) => timeOf(ask, pages[control.page], control)))
  await browser.close()
  return Object.entries(times).map(([name, all]) => figure(name, 'ms', ...all))
}
