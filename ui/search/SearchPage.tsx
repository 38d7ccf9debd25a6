import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from '../binding/use-page.ts'
import { showAllPath } from '../../domain/search/show-all-path.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { Listing } from '../listing/Listing.tsx'
import { ListingContext } from '../listing/listing-context.ts'
import { ListingPageView } from '../listing/ListingPageView.tsx'
import { MissingPart } from '../notice/MissingPart.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { DidYouMeanView } from './DidYouMeanView.tsx'
import { UnderstoodView } from './UnderstoodView.tsx'
import type { loader } from './search.route.ts'
import { useRootCategories } from '../catalogue/use-root-categories.ts'

const NothingFound = lazyPart(async () => (await import('./NothingFound.tsx')).NothingFound, MissingPart)

/** The results of a search; not indexed by search engines (decision A61). */
export const SearchPage = () => {
  const { term, listing, understood, popular, didYouMean } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const toPath = useLocalePath()
  const locale = useLocale()
  const rootCategories = useRootCategories()
  const hasResults = listing !== undefined && listing.pagination.totalItems > 0
  const title = term === undefined
    ? intl.formatMessage({ id: 'search.title' })
    : intl.formatMessage({ id: 'search.title_with_term' }, { term })
  return (
    <>
      <PageHead title={title} description={title} canonicalPath="/s" noindex />
      <ListingPageView
        title={title}
        subcategories={hasResults ? undefined : rootCategories.map((root) => ({ title: root.title, to: toPath(`/c/${root.path}`) }))}
      >
        {listing !== undefined && understood.length > 0 && <UnderstoodView parts={understood} currency={listing.currency} />}
        {term === undefined || listing === undefined
          ? <p><FormattedMessage id="search.enter_term" /></p>
          : (
            <ListingContext value={listing}>
              <Listing
                searchQuery={term}
                brand={listing.filters.brand}
                manufacturer={listing.filters.manufacturer}
                listViewType={listing.listViewType}
              />
            </ListingContext>
          )}
        {didYouMean !== undefined && <DidYouMeanView words={didYouMean} to={showAllPath(locale, didYouMean)} />}
        {popular !== undefined && <Suspense><NothingFound popular={popular} /></Suspense>}
      </ListingPageView>
    </>
  )
}
