import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type CheckOptions = {
  /** A selector that limits the check. */
  readonly part?: string
  /** Includes best practices, beyond WCAG 2.2 AA. */
  readonly isEveryRule?: boolean
}

/**
 * The accessibility violations of a page, each with the rule, the element and the fix. They are checked in the page itself and
 * reported without passed checks: the separate summary page of the library takes three times as long.
 */
export const barriers = async (page: Page, { part, isEveryRule = false }: CheckOptions = {}): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'], ...(isEveryRule ? {} : { runOnly: { type: 'tag', values: WCAG } }),
  })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id} at ${target.join(' ')} ${html}: ${failureSummary ?? ''}`))
}
