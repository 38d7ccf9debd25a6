import { useIntl } from 'react-intl'
import { useLoaderData } from '../binding/use-page.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { CategoryContent } from './CategoryContent.tsx'
import { sharedPart } from '../binding/server-part.tsx'
import { Listing } from '../listing/Listing.tsx'
import type { loader } from './category.route.ts'
import { ListingContext } from '../listing/listing-context.ts'
import { ListingPageView } from '../listing/ListingPageView.tsx'

const Breadcrumbs = sharedPart(async () => (await import('../listing/CategoryBreadcrumbs.tsx')).CategoryBreadcrumbs)

/** A category with its products. */
export const CategoryPage = () => {
  const { category, listing, composed } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const [root, lensUsage, lensType] = category.path.split('/')
  const page = listing.pagination.currentPage
  const title = page > 1 ? intl.formatMessage({ id: 'listing.title_with_page' }, { title: category.title, page }) : category.title
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage(
          { id: 'listing.meta_description' },
          { title: category.title, count: listing.pagination.totalItems },
        )}
        canonicalPath={`/c/${category.path}${page > 1 ? `?page=${page}` : ''}`}
      />
      <ListingPageView
        title={category.title}
        description={category.description}
        subcategories={category.children}
        breadcrumbs={<Breadcrumbs path={category.path} title={category.title} />}
        above={composed !== undefined && <CategoryContent blocks={composed.above} blockData={composed.blockData} />}
        below={composed !== undefined && <CategoryContent blocks={composed.below} blockData={composed.blockData} />}
      >
        <ListingContext value={listing}>
          <Listing
            category={root}
            categoryFullpath={category.path}
            lensUsage={lensUsage}
            lensType={lensType}
            brand={listing.filters.brand}
            manufacturer={listing.filters.manufacturer}
            listViewType={listing.listViewType}
          />
        </ListingContext>
      </ListingPageView>
    </>
  )
}
