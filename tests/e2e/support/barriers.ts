import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Looked = {
  /** A selector: only what stands in it is looked at. */
  readonly part?: string
  /** Those of good practice too, and not only those of WCAG 2.2 AA. */
  readonly isEveryRule?: boolean
}

/**
 * What keeps somebody from using the page, each with the rule, the element and how to mend it. Looked for in the page itself and
 * told without what is in order: a page apart for counting all of it together, as the library has it, takes three times as long.
 */
export const barriers = async (page: Page, { part, isEveryRule = false }: Looked = {}): Promise<readonly string[]> => {
  // Content that the browser skips until it comes near has no height of its own yet: what stands in it would seem to overlap what follows.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'], ...(isEveryRule ? {} : { runOnly: { type: 'tag', values: WCAG } }),
  })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id} at ${target.join(' ')} ${html}: ${failureSummary ?? ''}`))
}
