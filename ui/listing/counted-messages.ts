import type { CountedBy } from '../../domain/product/counted-by.ts'

/** The labels of a quantity field and its buttons. */
export const COUNTED_MESSAGES = {
  pack: { name: 'product.quantity', less: 'product.quantity_less', more: 'product.quantity_more' },
  piece: { name: 'product.pieces', less: 'product.pieces_less', more: 'product.pieces_more' },
} as const satisfies { readonly [unit in CountedBy]: object }
