import { describe, expect, it } from 'vitest'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import { readListingQuery } from '../../../domain/listing/read-listing-query.ts'
import { listingLinks } from '../../../ui/listing/listing-links.ts'
import { toListingData } from '../../../ui/listing/listing-page-data.ts'
import { ListingView } from '../../../ui/listing/ListingView.tsx'
import { attributeOf, attributesOf } from '../../support/html.ts'
import { renderedView } from '../../support/render-view.tsx'

type PageRequest = { readonly totalPages: number; readonly query?: string }

const display = ({ totalPages, query = '' }: PageRequest): Promise<string> => {
  const params = new URLSearchParams(query)
  const request = readListingQuery(params, { hasSearch: false })
  const pagination = makePagination({ page: request.page, totalItems: totalPages * 16, itemsPerPage: request.itemsPerPage })
  const data = toListingData({ cards: [], facets: [], pagination }, request, { locale: 'de', currency: 'CHF' })
  return renderedView(
    <ListingView
      data={data}
      links={listingLinks(data, { path: '/c/lens', params })}
      path="/c/lens"
      params={params}
      isBusy={false}
      onChoose={() => undefined}
    />,
  )
}

const pages = (html: string): readonly number[] =>
  attributesOf(html, '[aria-label^="Seite "]', 'aria-label').map((label) => Number(label.replace('Seite ', '')))
const hrefOf = (html: string, label: string): string | undefined =>
  attributeOf(html, `a[aria-label="${label}"]`, 'href')

describe('pagination', () => {
  it('CC-PAGE-03 is shown only if there is more than one page', async () => {
    expect(pages(await display({ totalPages: 0 }))).toEqual([])
    expect(pages(await display({ totalPages: 1 }))).toEqual([])
    expect(pages(await display({ totalPages: 2 }))).toEqual([1, 2])
  })

  it.each([
    [10, 5, [4, 5, 6]], [10, 1, [1, 2, 3]], [10, 10, [8, 9, 10]], [2, 1, [1, 2]],
  ])('CC-PAGE-04 shows three links: of %d pages on page %d', async (totalPages, page, links) => {
    expect(pages(await display({ totalPages, query: `page=${page}` }))).toEqual(links)
  })

  it('CC-PAGE-05 hides the step without a target', async () => {
    const steps = async (page: number) => {
      const html = await display({ totalPages: 5, query: `page=${page}` })
      return [html.includes('Vorherige Seite'), html.includes('Nächste Seite')]
    }
    expect(await steps(1)).toEqual([false, true])
    expect(await steps(3)).toEqual([true, true])
    expect(await steps(5)).toEqual([true, false])
  })

  it('CC-PAGE-06 links to the page by the query of the same address and keeps the rest', async () => {
    const html = await display({ totalPages: 5, query: 'sort=price' })
    expect(hrefOf(html, 'Seite 3')).toBe('/c/lens?sort=price&page=3')
  })

  it('AS-ERRCAT-20 CC-LIST-09 shows that nothing was found, without pages', async () => {
    const html = await display({ totalPages: 0 })
    expect(html).toContain('Keine Produkte gefunden.')
    expect(pages(html)).toEqual([])
  })
})
