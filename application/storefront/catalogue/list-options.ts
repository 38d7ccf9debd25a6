import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AllowedValues } from '../../../domain/prescription/allowed-values.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CatalogueGateway } from './catalogue-gateway.port.ts'

/** What each value of another product may still be, given what is kept; the shown product brings its own space along (Commerce §7). */
export type ListOptions = (id: ProductId, chosen: LensOption) => TaskEither<Failure, AllowedValues>
export const ListOptions = token<ListOptions>('ListOptions')

export const makeListOptions = (deps: { readonly catalogue: CatalogueGateway }): ListOptions => deps.catalogue.options
