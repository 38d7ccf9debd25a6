import { chromium } from 'playwright'
import { chromiumLaunch } from '../support/chromium.ts'
import { choosingTime } from './choosing.ts'
import { firstLoad } from './first-load.ts'
import { lighthouseMedians } from './lighthouse.ts'
import { openBuiltShop } from './open-shop.ts'
import { compare, openBareServer } from './throughput.ts'

const PORT = 4350
const DATA = 'test-results/bench-data'
const LIGHTHOUSE_RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5)

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const line = (name: string, ...figures: readonly string[]): void => { console.log(`${name.padEnd(34)} ${figures.join('   ')}`) }

type Hit = { readonly product_id: number; readonly title: string }
const productNamed = async (url: string, title: string): Promise<string> => {
  const found = await fetch(`${url}/api/search?term=${encodeURIComponent(title)}&page=0&hitsPerPage=20&locale=de`)
  const answer = (await found.json()) as { readonly result: readonly Hit[] }
  const hit = answer.result.find((one) => one.title.toLowerCase().startsWith(title.toLowerCase())) ?? answer.result[0]
  if (hit === undefined) throw new Error(`No product named ${title}`)
  return `${url}/p/${hit.product_id}`
}

const first = await openBuiltShop(PORT, DATA, true)
await first.close()
const shop = await openBuiltShop(PORT, DATA, false)
const browser = await chromium.launch(chromiumLaunch())
try {
  line('ready on a fresh directory', `${Math.round(first.opened)} ms`)
  line('ready on an existing directory', `${Math.round(shop.opened)} ms`)
  const spherical = await productNamed(shop.url, 'Biofinity')
  const largest = await productNamed(shop.url, 'Biofinity toric multifocal')
  const pages = {
    home: `${shop.url}/`,
    listing: `${shop.url}/c/lens`,
    search: `${shop.url}/s?search=biofinity`,
    product: spherical,
    'largest product': largest,
  }

  console.log('\nfirst load, over the wire with brotli')
  for (const [name, url] of Object.entries(pages)) {
    const { script, later, style, html, htmlPlain } = await firstLoad(browser, url)
    line(
      `  ${name}`,
      `script ${kilobytes(script)}`, `at rest ${kilobytes(later)}`, `style ${kilobytes(style)}`,
      `html ${kilobytes(html)} (${kilobytes(htmlPlain)} unpacked)`,
    )
  }

  console.log('\nchoosing a value, script time (median of seven)')
  line('  spherical lens', `${(await choosingTime(browser, spherical)).toFixed(1)} ms`)
  line('  lens of 205,920 combinations', `${(await choosingTime(browser, largest)).toFixed(1)} ms`)

  console.log('\nrequests a second (20 connections, medians of three alternating rounds)')
  const bare = await openBareServer(PORT + 1, spherical)
  const kept = await compare(spherical, bare.url)
  line('  product page / bare route', `${kept.one.toFixed(0)} / ${kept.other.toFixed(0)}`, `ratio ${kept.ratio.toFixed(2)}`)
  bare.close()
  // An address the page cache does not know is drawn afresh each time.
  const drawn = await compare(`${largest}?bench=1`, `${spherical}?bench=1`)
  line(
    '  drawn afresh: largest / spherical',
    `${drawn.one.toFixed(0)} / ${drawn.other.toFixed(0)}`,
    `time ratio ${(1 / drawn.ratio).toFixed(2)}`,
  )

  if (LIGHTHOUSE_RUNS > 0) {
    console.log(`\nLighthouse, mobile, medians of ${LIGHTHOUSE_RUNS}`)
    for (const name of ['home', 'listing', 'product'] as const) {
      const scores = await lighthouseMedians(pages[name], LIGHTHOUSE_RUNS)
      line(
        `  ${name}`,
        `${scores.performance} / ${scores.accessibility} / ${scores['best-practices']} / ${scores.seo}`,
        `largest paint ${scores.lcp} ms`, `shift ${scores.cls}`,
      )
    }
  }
} finally {
  await browser.close()
  await shop.close()
}
