import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { Listing } from '../listing/Listing.tsx'
import { ListingContext } from '../listing/listing-context.ts'
import { ListingPageView } from '../listing/ListingPageView.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import type { loader } from './search.route.ts'
import { useNavigationRoots } from '../catalogue/use-navigation-roots.ts'

/** Everything a term finds; not for search engines (decision A61). */
export const SearchPage = () => {
  const { term, listing } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const toPath = useLocalePath()
  const roots = useNavigationRoots()
  const isFound = listing !== undefined && listing.pagination.totalItems > 0
  const title = term === undefined
    ? intl.formatMessage({ id: 'search.title' })
    : intl.formatMessage({ id: 'search.title_with_term' }, { term })
  return (
    <>
      <PageHead title={title} description={title} canonicalPath="/s" noindex />
      <ListingPageView
        title={title}
        subcategories={isFound ? undefined : roots.map((root) => ({ title: root.title, to: toPath(`/c/${root.path}`) }))}
      >
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
      </ListingPageView>
    </>
  )
}
