import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CatalogueGateway } from './catalogue-gateway.port.ts'

/** Cards of chosen products, in the requested order: popular products, successors, similar ones. */
export type ShowSelected = (ids: readonly ProductId[]) => TaskEither<Failure, readonly ProductCard[]>
export const ShowSelected = token<ShowSelected>('ShowSelected')

export const makeShowSelected = (deps: { readonly catalogue: CatalogueGateway }): ShowSelected => deps.catalogue.selected
