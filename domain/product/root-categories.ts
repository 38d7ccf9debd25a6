import type { ProductType } from './product-type.ts'

/** The root categories of menu and breadcrumb; other types are found by search and direct links (decision A32). */
export const ROOT_CATEGORIES = ['lens', 'lenscare', 'sunglasses'] as const satisfies readonly ProductType[]
