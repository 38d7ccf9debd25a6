import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CatalogueGateway } from './catalogue-gateway.port.ts'

/** Popular products, for pages with nothing else to show. */
export type ShowPopular = () => TaskEither<Failure, readonly ProductCard[]>
export const ShowPopular = token<ShowPopular>('ShowPopular')

export const makeShowPopular = (deps: { readonly catalogue: CatalogueGateway }): ShowPopular => deps.catalogue.popular
