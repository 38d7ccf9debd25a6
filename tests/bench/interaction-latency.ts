import type { Browser, Locator, Page } from 'playwright'
import { figure, type Figure } from './figure.ts'
import type { Pages } from './sections.ts'

/** Milliseconds of idle time after which a page is hydrated. */
const QUIET = 1500
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'de-CH' } as const
const LENS = { r_sphere: '-2.25', l_sphere: '-3.00' } as const

/** Milliseconds from a touch until the next frame; for a list, from selecting one of its values. */
const untilPainted = (locator: Locator, value?: string): Promise<number> =>
  locator.evaluate((element, chosen) => new Promise<number>((resolve) => {
    const from = performance.now()
    if (chosen === undefined) (element as HTMLElement).click()
    else {
      const ofKind = element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
      Object.getOwnPropertyDescriptor(ofKind, 'value')?.set?.call(element, chosen)
      element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { resolve(performance.now() - from) }
      port2.postMessage(undefined)
    })
  }), value)

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET)
}

type Touch = (page: Page, pages: Pages) => Promise<number>

const inCart = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: /Eine Packung mehr/ }).first()

/** In the order of a purchase; each starts on the page that the previous one left. */
const TOUCHES: Readonly<Record<string, Touch>> = {
  'a value': async (page, { product }) => {
    await open(page, product)
    return untilPainted(page.locator('[name=r_sphere]'), LENS.r_sphere)
  },
  'into the cart': async (page) => {
    await page.locator('[name=l_sphere]').selectOption(LENS.l_sphere)
    await page.waitForTimeout(QUIET)
    return untilPainted(page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first())
  },
  'one more': async (page) => {
    await inCart(page).waitFor()
    await page.waitForTimeout(QUIET)
    return untilPainted(inCart(page))
  },
  'the menu': async (page, { home }) => {
    await open(page, home)
    return untilPainted(page.getByRole('banner').getByLabel('Menü', { exact: true }).first())
  },
  'a character to search for': async (page, { home }) => {
    await open(page, home)
    return untilPainted(page.getByRole('search').locator('input').first(), 'b')
  },
  'a filter': async (page, { listing }) => {
    await open(page, listing)
    return untilPainted(page.locator('main [type=checkbox]').first())
  },
  'the next step': async (page, { home }) => {
    await open(page, new URL('/checkout/customer', home).href)
    await page.locator('main [name=email]').fill('anna.keller@example.ch')
    return untilPainted(page.locator('main form:has([name=email]) button[type=submit]').first())
  },
}

/** Each touch of a purchase until its effect is shown, on a phone at a quarter of this machine's speed. */
export const interactionLatency = async (browser: Browser, pages: Pages, runs: number): Promise<readonly Figure[]> => {
  const times: Record<string, number[]> = {}
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const [name, touch] of Object.entries(TOUCHES)) (times[name] ??= []).push(await touch(page, pages))
    await context.close()
  }
  return Object.entries(times).map(([name, all]) => figure(name, 'ms', ...all))
}
