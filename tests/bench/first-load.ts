import type { Browser } from 'playwright'

export type FirstLoad = {
  /** Scripts that draw and wake the page. */
  readonly script: number
  /** Scripts that come once it is loaded and rests. */
  readonly later: number
  readonly style: number
  readonly html: number
  readonly htmlPlain: number
}

/** What a browser fetches for a page before anybody touches it: bytes as they come over the wire (brotli), headers included. */
export const firstLoad = async (browser: Browser, url: string): Promise<FirstLoad> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = { Script: 0, Later: 0, Stylesheet: 0, Document: 0 } as Record<string, number>
  let isLoaded = false
  page.on('load', () => { isLoaded = true })
  session.on('Network.requestWillBeSent', ({ requestId, type }) =>
    kinds.set(requestId, type === 'Script' && isLoaded ? 'Later' : type ?? ''))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? ''
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const htmlPlain = Buffer.byteLength(await (await fetch(url)).text())
  await context.close()
  const { Script: script = 0, Later: later = 0, Stylesheet: style = 0, Document: html = 0 } = bytes
  return { script, later, style, html, htmlPlain }
}
