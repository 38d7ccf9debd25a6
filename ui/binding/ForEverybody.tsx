import { use, useMemo, type ReactNode } from 'react'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { InjectorContext, type Injector } from './injector.ts'
import { ContentContext, LocationContext, OUTSIDE } from './page-context.ts'

const shopOnly = (injector: Injector | undefined): Injector => ({
  get: (token) => {
    if (injector === undefined || !Object.is(token, CurrentShop)) throw new Error(`A shared part cannot use ${String(token)}`)
    return injector.get(token)
  },
})

/** Stands for the path of the page in what is rendered for every page. */
export const ANY_PATH = '/{page}'

/** Hides the page, its address and its visitor from a part that is rendered once for everybody; the frame of the page stays. */
export const ForEverybody = ({ children }: { readonly children: ReactNode }) => {
  const injector = use(InjectorContext)
  const { matches } = use(ContentContext)
  const location = use(LocationContext)
  const { locale } = readLocalizedPath(location.pathname)
  return (
    <InjectorContext value={useMemo(() => shopOnly(injector), [injector])}>
      <ContentContext value={useMemo(() => ({ matches: matches.filter(({ id }) => id === 'shell') }), [matches])}>
        <LocationContext value={useMemo(() => ({ ...OUTSIDE, pathname: localePath(locale, ANY_PATH) }), [locale])}>
          {children}
        </LocationContext>
      </ContentContext>
    </InjectorContext>
  )
}
