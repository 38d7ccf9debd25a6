import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { STANDARD_HTML } from '../../support/standard-html.ts'
import { openPages } from '../../support/open-pages.ts'

const validator = new HtmlValidate(STANDARD_HTML)

const pages = openPages()

const BOTTLE = `/p/${demoCatalogue().products.find(({ category, isActive }) => category === 'lenscare' && isActive)?.id ?? 0}`

const PAGES = [
  '/', '/fr', '/c/lens', '/c/lens/daily?listViewType=list', '/s?search=acuvue', '/s?search=qqqqzzzz', '/p/1001', '/it/p/1097', BOTTLE,
  '/terms', '/cookies', '/contact', '/fr/withdrawal', '/it/faq', '/first-lenses', '/en/alcon', '/fr/dry-eyes', '/cart', '/no-such-page',
]

const complaintsOf = async (html: string): Promise<readonly string[]> => {
  const report = await validator.validateString(html.toUpperCase().startsWith('<!DOCTYPE') ? html : `<!DOCTYPE html>${html}`)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`))
}

describe('the HTML of the pages', () => {
  it.each(PAGES)('is valid: %s', async (path) => {
    const { html } = await pages.get(path)
    expect([...new Set(await complaintsOf(html))]).toEqual([])
  })

  it('would be rejected with a list item outside of a list, or the same id twice', async () => {
    const sameTwice = '<p id="a"><div id="a"></div></p>'
    expect(await complaintsOf(`<html lang="de"><head><title>x</title></head><body>${sameTwice}</body></html>`)).not.toEqual([])
  })
})
