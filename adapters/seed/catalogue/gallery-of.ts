import type { ProductType } from '../../../domain/product/product-type.ts'
import { GALLERY_KINDS } from '../../../domain/product/product.ts'
import type { GalleryKind, ImagesGallery, ProductId } from '../../../domain/product/product.ts'

const LENSES: readonly ProductType[] = ['lens', 'fun_lens']

const kindsOf = (type: ProductType): readonly GalleryKind[] => (LENSES.includes(type) ? GALLERY_KINDS : ['front', 'back'])

/** The pictures drawn of a product; a lens also shows its blister and its measures. */
export const galleryOf = (id: ProductId, type: ProductType): ImagesGallery =>
  Object.fromEntries(kindsOf(type).map((kind) => [kind, { desktop: `p/${id}/${kind}`, mobile: `p/${id}/${kind}` }]))
