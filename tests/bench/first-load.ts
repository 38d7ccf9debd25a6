import type { Browser } from 'playwright'

export type FirstLoad = { readonly script: number; readonly style: number; readonly html: number; readonly htmlPlain: number }

/** What a browser fetches for a page before anybody touches it: bytes as they come over the wire (brotli). */
export const firstLoad = async (browser: Browser, url: string): Promise<FirstLoad> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = { Script: 0, Stylesheet: 0, Document: 0 } as Record<string, number>
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? ''
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const htmlPlain = Buffer.byteLength(await (await fetch(url)).text())
  await context.close()
  return { script: bytes['Script'] ?? 0, style: bytes['Stylesheet'] ?? 0, html: bytes['Document'] ?? 0, htmlPlain }
}
