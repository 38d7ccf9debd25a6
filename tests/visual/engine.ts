import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { basename } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { chromiumPath } from '../support/chromium.ts'

/**
 * Two builds of one version may smooth text differently, and a new version may change no pixel: an engine is identified by its rendering.
 */
export type Engine = { readonly name: string; readonly rendering: string }

const FONTS = {
  Roboto: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  Raleway: '@fontsource/raleway/files/raleway-latin-700-normal.woff2',
} as const
const SAMPLE = 'Tageslinsen für müde Augen: CHF 19.90, −3.25 dpt – à vérifier, già ordinato'

const fontFace = ([family, file]: readonly [string, string]): string => {
  const data = readFileSync(new URL(`../../node_modules/${file}`, import.meta.url)).toString('base64')
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`
}

const PAGE = `<!doctype html><meta charset="utf-8"><style>${Object.entries(FONTS).map(fontFace).join('\n')}
  p { margin: 6px; font-size: 15px } b { font-size: 22px } i { display: block; width: 90px; height: 40px; border-radius: 13px;
  background: linear-gradient(20deg, #0a5, #fb3); box-shadow: 0 2px 6px #0006 }
</style>${Object.keys(FONTS).map((family) => `<p style="font-family: ${family}">${SAMPLE} <b>${SAMPLE}</b></p>`).join('')}<i></i>`

/** Renders a sample of the shop's web fonts, at the scale of the screenshots. */
async function renderSample(browser: Browser, scale: number): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 375, height: 900 }, deviceScaleFactor: scale })
  try {
    const page = await context.newPage()
    await page.setContent(PAGE)
    await page.evaluate(() => document.fonts.ready)
    const pixels = await sharp(await page.screenshot()).raw().toBuffer()
    return createHash('sha256').update(pixels).digest('hex').slice(0, 16)
  } finally {
    await context.close()
  }
}

/** Build, version and machine for the reader; the rendering for the comparison. */
export const readEngine = async (browser: Browser, scale: number): Promise<Engine> => ({
  name: `${basename(chromiumPath() ?? 'chromium')} ${browser.version()} on ${platform()} ${arch()}`,
  rendering: await renderSample(browser, scale),
})

export const engineText = ({ name, rendering }: Engine): string => `${name}\nrendering ${rendering}\n`

/** Whether the text names an engine with the same rendering: a newer version without changed pixels has it. */
export const rendersAs = (text: string, { rendering }: Engine): boolean => text.split('\n').includes(`rendering ${rendering}`)
