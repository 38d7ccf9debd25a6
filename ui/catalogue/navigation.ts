import type { Banner } from '../../domain/content/banner.ts'
import { menuKey } from '../../domain/content/breadcrumb-lookup.ts'
import { menuAddress, type Menu, type MenuItem } from '../../domain/content/menu.ts'
import type { LinkSite } from '../../domain/content/shop-url.ts'
import { inLocale, type Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { Category } from '../../domain/product/category.ts'

/** A link of the menu, within the shop or absolute; `keys` are the catalogue paths it stands for. */
export type NavigationLink = { readonly title: string; readonly to: string; readonly keys?: readonly string[] }

/** Links with a heading; those directly below a root have none. */
export type NavigationGroup = { readonly title: string; readonly to?: string; readonly links: readonly NavigationLink[] }

/** A picture in the menu with its link. */
export type NavigationPicture = Pick<Banner, 'label'> & {
  readonly to?: string
  readonly path: string
  readonly alt: string
}

/** A root of the menu; without `to` it only opens its groups. */
export type NavigationRoot = {
  readonly title: string
  readonly to?: string
  readonly keys?: readonly string[]
  readonly groups: readonly NavigationGroup[]
  readonly pictures?: readonly NavigationPicture[]
}

/** The menu of a shop in one language, with its title. */
export type Navigation = { readonly title: string; readonly rootCategories: readonly NavigationRoot[] }

const visible = (items: readonly MenuItem[]): readonly MenuItem[] => items.filter(({ isHidden }) => !isHidden)

const addressOf = ({ link }: MenuItem, site: LinkSite): { readonly to?: string } => {
  const to = link && menuAddress(link, site)
  return to === undefined ? {} : { to }
}

const keysOf = ({ keys }: MenuItem): { readonly keys?: readonly string[] } => (keys.length === 0 ? {} : { keys })

const linksOf = (items: readonly MenuItem[], site: LinkSite): readonly NavigationLink[] =>
  items.flatMap((item) => {
    const { to } = addressOf(item, site)
    return to === undefined ? [] : [{ title: item.displayName, to, ...keysOf(item) }]
  })

/** Links without children form a group without heading. */
const groupsOf = (items: readonly MenuItem[], site: LinkSite): readonly NavigationGroup[] => {
  const plain = linksOf(items.filter(({ children }) => children.length === 0), site)
  const titled = items.filter(({ children }) => children.length > 0)
    .map((item) => ({ title: item.displayName, ...addressOf(item, site), links: linksOf(visible(item.children), site) }))
  return [...(plain.length === 0 ? [] : [{ title: '', links: plain }]), ...titled.filter(({ links }) => links.length > 0)]
}

const picturesOf = (banners: readonly Banner[], site: LinkSite): readonly NavigationPicture[] =>
  banners.flatMap(({ image, link, label }) => {
    const to = link && menuAddress(link, site)
    return image === undefined ? [] : [{ path: image.filename, alt: image.alt, label, ...(to === undefined ? {} : { to }) }]
  })

/** The menu of the editors without hidden items (Account §2.6, §2.12). */
export const toNavigation = ({ title, items }: Menu, site: LinkSite): Navigation => ({
  title,
  rootCategories: visible(items).map((item) => {
    const pictures = picturesOf(item.banners, site)
    return {
      title: item.displayName, ...addressOf(item, site), ...keysOf(item), groups: groupsOf(visible(item.children), site),
      ...(pictures.length === 0 ? {} : { pictures }),
    }
  }),
})

/** The menu of a shop without an editors' menu: the catalogue tree. */
export const navigationOf = (categories: readonly Category[], locale: Locale): Navigation => {
  const linkTo = ({ path, titles }: Pick<Category, 'path' | 'titles'>): NavigationLink =>
    ({ title: inLocale(titles, locale), to: localePath(locale, `/c/${path}`), keys: [menuKey(...path.split('/'))] })
  return {
    title: '',
    rootCategories: categories.map((category) => ({
      ...linkTo(category),
      groups: category.children.length === 0 ? [] : [{ title: '', links: category.children.map(linkTo) }],
    })),
  }
}
