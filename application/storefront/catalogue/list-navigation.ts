import * as E from 'fp-ts/Either'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { Category } from '../../../domain/product/category.ts'
import { NAVIGATION_ROOTS } from '../../../domain/product/navigation-tree.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { CatalogueGateway } from './catalogue-gateway.port.ts'

/** The roots of the menu with what stands below each (Commerce §1); brought once a language, again only after a failure (§4). */
export type ListNavigation = (locale: Locale) => TE.TaskEither<Failure, readonly Category[]>
export const ListNavigation = token<ListNavigation>('ListNavigation')

export const makeListNavigation = (deps: { readonly catalogue: CatalogueGateway }): ListNavigation => {
  const roots = RA.traverse(TE.ApplicativePar)(deps.catalogue.category)(NAVIGATION_ROOTS)
  const brought = new Map<Locale, ReturnType<typeof roots>>()
  const bring = (locale: Locale): ReturnType<typeof roots> => {
    const answer = roots()
    brought.set(locale, answer)
    void answer.then((found) => { if (E.isLeft(found)) brought.delete(locale) })
    return answer
  }
  return (locale) => () => brought.get(locale) ?? bring(locale)
}
