import type { catalogueContract } from '../../contract/catalogue.ts'
import type { UseCases } from '../operation.ts'
import { makeGetCategory } from './get-category.ts'
import { makeGetPopularProducts } from './get-popular-products.ts'
import { makeGetProductOptions } from './get-product-options.ts'
import { makeGetProductReplacement } from './get-product-replacement.ts'
import { makeGetProduct } from './get-product.ts'
import { makeListProductsById } from './list-products-by-id.ts'
import { makeListProducts } from './list-products.ts'
import { makeSearchProducts } from './search-products.ts'

export const catalogueOperations = {
  getCategory: makeGetCategory,
  listProducts: makeListProducts,
  searchProducts: makeSearchProducts,
  getProduct: makeGetProduct,
  getProductOptions: makeGetProductOptions,
  getProductReplacement: makeGetProductReplacement,
  getPopularProducts: makeGetPopularProducts,
  listProductsById: makeListProductsById,
} satisfies UseCases<typeof catalogueContract>
