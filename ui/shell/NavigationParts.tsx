import { useLocale } from '../binding/use-locale.ts'
import { useNavigationMenu } from '../catalogue/use-root-categories.ts'
import { MenuLinksView, SubmenusView } from './MenuLinksView.tsx'
import { RootMenusView } from './RootMenusView.tsx'
import { useAlternates } from './use-alternates.ts'

/** The root categories in the menu of a wide window. */
export const RootMenus = () => <RootMenusView rootCategories={useNavigationMenu().rootCategories} />

/** The links in the menu of a small window. */
export const MenuLinks = () => <MenuLinksView navigation={useNavigationMenu()} />

/** What the menu of a small window opens. */
export const Submenus = () => <SubmenusView navigation={useNavigationMenu()} locale={useLocale()} alternates={useAlternates()} />
