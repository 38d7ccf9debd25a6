import { useIntl } from 'react-intl'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { shopOrigin } from '../../domain/settings/shop-origin.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { StructuredData } from '../shop/StructuredData.tsx'
import { breadcrumbLookup, menuKey } from '../../domain/content/breadcrumb-lookup.ts'
import { linksBelow } from '../catalogue/links-below.ts'
import { useNavigationMenu } from '../catalogue/use-root-categories.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { categoryCrumbs } from './category-crumbs.ts'

type CategoryBreadcrumbsProps = {
  readonly path: string
  /** The title of the category itself. */
  readonly title?: string | undefined
  /** The product below the category, with its brand. */
  readonly leaf?: string | undefined
  readonly brand?: string | undefined
}

/** The path from the home page through the catalogue. */
export const CategoryBreadcrumbs = ({ path, title, leaf, brand }: CategoryBreadcrumbsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const shop = useInjected(CurrentShop)
  const localePath = useLocalePath()
  const menu = breadcrumbLookup(useNavigationMenu().rootCategories.flatMap(linksBelow))
  const inMenu = (at: string): string | undefined => menu.get(menuKey(...at.split('/')))?.title
  const [category = '', type = ''] = path.split('/')
  const ofBrand = brand === undefined ? undefined : menu.get(menuKey(category, type, brand))
  const crumbs = categoryCrumbs(path, title).map((crumb, index, all) => ({
    label: crumb.message === undefined ? (inMenu(crumb.path) ?? crumb.title ?? crumb.path) : intl.formatMessage({ id: crumb.message }),
    ...(leaf === undefined && index === all.length - 1 ? {} : { to: localePath(`/c/${crumb.path}`) }),
  }))
  const items = [
    { label: intl.formatMessage({ id: 'listing.home' }), to: homePath(locale) },
    ...crumbs,
    ...(ofBrand === undefined ? [] : [{ label: ofBrand.title, to: ofBrand.to }]),
    ...(leaf === undefined ? [] : [{ label: leaf }]),
  ]
  return (
    <>
      <StructuredData data={import.meta.env.SSR ? breadcrumbList(items, shopOrigin(shop)) : undefined} />
      <Breadcrumbs label={intl.formatMessage({ id: 'listing.breadcrumbs' })} items={items} />
    </>
  )
}
