import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

export type FirstLoad = {
  /** Scripts that draw and wake the page. */
  readonly script: number
  /** Scripts that come for somebody who stays. */
  readonly later: number
  readonly style: number
  readonly html: number
  readonly htmlPlain: number
}

/** The scripts that draw and wake a page of ours, as its data names them; of another shop's page none is known. */
const namedBy = async (page: Page): Promise<readonly string[]> => {
  const json = await page.locator('#page-data').textContent({ timeout: 1000 }).catch(() => null)
  if (json === null) return []
  const { assets } = JSON.parse(json) as { readonly assets: { readonly entry: string; readonly preloads: readonly string[] } }
  return [assets.entry, ...assets.preloads]
}

/** Milliseconds within which a page that rests asks for its scripts, and one whose visitor stays for all others. */
const AT_REST = 4000

/**
 * What a browser fetches for a page before anybody touches it, and the scripts it fetches for somebody who stays: bytes as they come
 * over the wire (brotli), headers included.
 */
export const firstLoad = async (browser: Browser, url: string): Promise<FirstLoad> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const asked = new Map<string, { readonly kind: string; readonly path: string; readonly isLate: boolean; bytes: number }>()
  let isLoaded = false
  page.on('load', () => { isLoaded = true })
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    asked.set(requestId, { kind: type ?? '', path: new URL(request.url).pathname, isLate: isLoaded, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId)
    if (one !== undefined) one.bytes = encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await wait(AT_REST)
  const untouched = asked.size
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 1)
  await wait(AT_REST)
  const named = await namedBy(page)
  const htmlPlain = Buffer.byteLength(await (await fetch(url)).text())
  await context.close()
  const all = [...asked.values()]
  const before = all.slice(0, untouched)
  const sum = (some: typeof all): number => some.reduce((total, { bytes }) => total + bytes, 0)
  const scripts = all.filter(({ kind }) => kind === 'Script')
  const script = sum(scripts.filter(({ path, isLate }) => named.includes(path) || (named.length === 0 && !isLate)))
  const of = (input: string): number => sum(before.filter(({ kind }) => kind === input))
  return { script, later: sum(scripts) - script, style: of('Stylesheet'), html: of('Document'), htmlPlain }
}
