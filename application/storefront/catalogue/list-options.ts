import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AllowedValues } from '../../../domain/prescription/allowed-values.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CatalogueGateway } from './catalogue-gateway.port.ts'

/** The allowed values of another product, given the current ones; the product of the page already contains its own (Commerce §7). */
export type ListOptions = (id: ProductId, chosen: LensOption) => TaskEither<Failure, AllowedValues>
export const ListOptions = token<ListOptions>('ListOptions')

export const makeListOptions = (deps: { readonly catalogue: CatalogueGateway }): ListOptions => deps.catalogue.options
