import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useNavigation } from '../binding/use-page.ts'
import { LISTING_PARAMETERS } from '../../domain/listing/listing-parameters.ts'
import type { ListViewType } from '../../domain/listing/listing-query.ts'
import { useMarkedList } from '../tracking/use-tracked-list.ts'
import { listingLinks } from './listing-links.ts'
import { useListing } from './listing-context.ts'
import { ListingView } from './ListingView.tsx'
import { useLoadCards } from './ProductCardView.tsx'
import { pendingListing } from './pending-listing.ts'

/** The eight properties of a listing (Commerce §2). */
export type ListingProps = {
  readonly category?: string | undefined
  readonly categoryFullpath?: string | undefined
  readonly lensType?: string | undefined
  readonly lensUsage?: string | undefined
  readonly searchQuery?: string | undefined
  readonly brand?: readonly string[] | undefined
  readonly manufacturer?: readonly string[] | undefined
  readonly listViewType: ListViewType
}

/** The parameters of a listing; the page was rendered without any others in its address. */
const paramsOf = (search: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => LISTING_PARAMETERS.has(name)))

/** The listing of a page. Its products are loaded with the page, its state is in the address. */
export const Listing = ({ listViewType, ...about }: ListingProps) => {
  const listing = useListing()
  const intl = useIntl()
  const here = useLocation()
  const next = useNavigation().location
  const navigate = useNavigate()

  const isBusy = next?.pathname === here.pathname
  const params = paramsOf(isBusy ? next.search : here.search)
  const data = isBusy ? pendingListing(listing, params) : { ...listing, listViewType }
  const links = listingLinks(data, { path: here.pathname, params })
  const loadCards = useLoadCards()
  const onChoose = (to: string): void => {
    loadCards()
    void navigate(to, { preventScrollReset: true })
  }
  const { products, pagination } = listing
  const name = listName(about)
  useMarkedList({ name, items: products, from: (pagination.currentPage - 1) * pagination.itemsPerPage })
  return (
    <section
      aria-label={intl.formatMessage({ id: 'listing.results' }, { count: data.pagination.totalItems })}
      data-list={name}
    >
      <ListingView
        data={data}
        links={links}
        path={here.pathname}
        params={params}
        isBusy={isBusy}
        onChoose={onChoose}
      />
    </section>
  )
}

/** The tracking name of this list: its category path, its search, or its brand. */
const listName = (listing: Omit<ListingProps, 'listViewType'>): string => {
  const path = listing.categoryFullpath ?? [listing.category, listing.lensUsage, listing.lensType].filter(Boolean).join('/')
  return [path, listing.searchQuery, ...(listing.brand ?? []), ...(listing.manufacturer ?? [])].filter(Boolean).join(' · ')
}
