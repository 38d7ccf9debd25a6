import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { Category } from '../../../domain/product/category.ts'
import { NAVIGATION_ROOTS } from '../../../domain/product/navigation-tree.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CatalogueGateway } from './catalogue-gateway.port.ts'

/** The roots of the menu with what stands below each (Commerce §1). */
export type ListNavigation = () => TE.TaskEither<Failure, readonly Category[]>
export const ListNavigation = token<ListNavigation>('ListNavigation')

export const makeListNavigation = (deps: { readonly catalogue: CatalogueGateway }): ListNavigation => {
  const roots = RA.traverse(TE.ApplicativePar)(deps.catalogue.category)(NAVIGATION_ROOTS)
  return () => roots
}
