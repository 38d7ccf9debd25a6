import { use, useMemo, type ReactNode } from 'react'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { InjectorContext, type Injector } from './injector.ts'
import { ContentContext } from './page-context.ts'
import type { PageContent, PageMatch } from './page-content.ts'

const shopOnly = (injector: Injector | undefined): Injector => ({
  get: (token) => {
    if (injector === undefined || !Object.is(token, CurrentShop)) throw new Error(`A shared part cannot use ${String(token)}`)
    return injector.get(token)
  },
})

const alternatesOf = (match: PageMatch | undefined): unknown =>
  (typeof match?.loaderData === 'object' && match.loaderData !== null ? Reflect.get(match.loaderData, 'alternates') : undefined)

/** The frame, and the addresses of the page in other languages. */
const frameOnly = ({ matches }: PageContent): PageContent => ({
  matches: [
    ...matches.filter(({ id }) => id === 'shell'),
    { id: 'page', params: {}, loaderData: { alternates: alternatesOf(matches.at(-1)) } },
  ],
})

/** Hides the data of the page and its visitor from a part that is rendered once for everybody. */
export const ForEverybody = ({ children }: { readonly children: ReactNode }) => {
  const injector = use(InjectorContext)
  const content = use(ContentContext)
  return (
    <InjectorContext value={useMemo(() => shopOnly(injector), [injector])}>
      <ContentContext value={useMemo(() => frameOnly(content), [content])}>{children}</ContentContext>
    </InjectorContext>
  )
}
