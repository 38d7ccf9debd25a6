import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { Listing } from '../listing/Listing.tsx'
import type { ListingData } from '../listing/listing-page-data.ts'
import { ListingPageView } from '../listing/ListingPageView.tsx'
import { PageHead } from '../shop/PageHead.tsx'
import { useNavigationRoots } from '../catalogue/use-navigation-roots.ts'

type Found = { readonly term?: string; readonly listing?: ListingData }

/** Everything a term finds; not for search engines (decision A61). */
export const SearchPage = () => {
  const { term, listing } = useLoaderData<Found>()
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
            <Listing
              searchQuery={term}
              brand={listing.filters.brand}
              manufacturer={listing.filters.manufacturer}
              listViewType={listing.listViewType}
            />
          )}
      </ListingPageView>
    </>
  )
}
