import { hasEyes } from '../prescription/eyes.ts'
import type { Product } from './product.ts'

/** Lenses are chosen per eye; reading glasses have a power too, but one for both eyes. */
export const isChosenPerEye = (product: Pick<Product, 'category' | 'space'>): boolean =>
  hasEyes(product.space) && product.category !== 'reading_glasses'
