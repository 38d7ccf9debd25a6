import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProductDetail } from '../../../domain/catalogue/product-detail.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { keepingFailure } from '../loading/keeping-failure.ts'
import type { LoadStore } from '../loading/load-store.ts'
import type { Shop } from '../shop/shop.ts'

export type ViewProduct = (id: ProductId) => TaskEither<Failure, ProductDetail>
export const ViewProduct = token<ViewProduct>('ViewProduct')

export const makeViewProduct =
  (deps: { readonly shop: Pick<Shop, 'catalogue'>; readonly loads: LoadStore }): ViewProduct =>
  (id) => keepingFailure(deps.loads, 'product')(deps.shop.catalogue.getProduct({ productId: id }))
