import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

export type FirstLoad = {
  /** Scripts that render and hydrate the page. */
  readonly script: number
  /** Scripts that are loaded after hydration. */
  readonly later: number
  readonly style: number
  readonly html: number
  readonly htmlPlain: number
}

/** The scripts that render and hydrate a page of ours, as its data lists them; of another shop's page none is known. */
const namedBy = async (page: Page): Promise<readonly string[]> => {
  const json = await page.locator('#page-data').textContent({ timeout: 1000 }).catch(() => null)
  if (json === null) return []
  const { assets } = JSON.parse(json) as { readonly assets: { readonly entry: string; readonly preloads: readonly string[] } }
  return [assets.entry, ...assets.preloads]
}

/** Milliseconds within which an idle page requests its scripts, and one with an active visitor all others. */
const AT_REST = 4000

/**
 * What a browser loads for a page before any interaction, and the scripts it loads after hydration: bytes on the wire (brotli),
 * headers included.
 */
export const firstLoad = async (browser: Browser, url: string): Promise<FirstLoad> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const requests = new Map<string, { readonly kind: string; readonly path: string; readonly isLate: boolean; bytes: number }>()
  let isLoaded = false
  page.on('load', () => { isLoaded = true })
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    requests.set(requestId, { kind: type ?? '', path: new URL(request.url).pathname, isLate: isLoaded, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = requests.get(requestId)
    if (one !== undefined) one.bytes = encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await wait(AT_REST)
  const untouched = requests.size
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 1)
  await wait(AT_REST)
  const named = await namedBy(page)
  const htmlPlain = Buffer.byteLength(await (await fetch(url)).text())
  await context.close()
  const all = [...requests.values()]
  const before = all.slice(0, untouched)
  const sum = (some: typeof all): number => some.reduce((total, { bytes }) => total + bytes, 0)
  const scripts = all.filter(({ kind }) => kind === 'Script')
  const script = sum(scripts.filter(({ path, isLate }) => named.includes(path) || (named.length === 0 && !isLate)))
  const of = (input: string): number => sum(before.filter(({ kind }) => kind === input))
  return { script, later: sum(scripts) - script, style: of('Stylesheet'), html: of('Document'), htmlPlain }
}
