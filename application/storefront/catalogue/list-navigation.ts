import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Category } from '../../../domain/product/category.ts'
import { ROOT_CATEGORIES } from '../../../domain/product/root-categories.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { Log } from '../shop/log.port.ts'
import type { Shop } from '../shop/shop.ts'

/**
 * The root categories of the menu with their children, loaded once per language. A page whose menu fails to load is shown without it,
 * and the failure is logged (Commerce §1, §4, Account §8).
 */
export type ListNavigation = (locale: Locale) => TE.TaskEither<Failure, readonly Category[]>
export const ListNavigation = token<ListNavigation>('ListNavigation')

export const makeListNavigation = (deps: { readonly shop: Pick<Shop, 'catalogue'>; readonly log: Log }): ListNavigation => {
  const rootCategories = TE.traverseArray((path: string) => deps.shop.catalogue.getCategory({ path }))(ROOT_CATEGORIES)
  const loaded = new Map<Locale, Promise<E.Either<Failure, readonly Category[]>>>()
  const load = async (locale: Locale): Promise<E.Either<Failure, readonly Category[]>> => {
    const categories = await rootCategories()
    if (E.isLeft(categories)) {
      loaded.delete(locale)
      deps.log.warn('The menu was not loaded', categories.left._tag)
    }
    return categories
  }
  return (locale) => () => {
    const loading = loaded.get(locale) ?? load(locale)
    loaded.set(locale, loading)
    return loading
  }
}
