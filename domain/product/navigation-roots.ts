import type { ProductType } from './product-type.ts'

/** What the menu and the breadcrumb may start with; other types are found by search and direct links (decision A32). */
export const ROOT_CATEGORIES = ['lens', 'lenscare', 'sunglasses'] as const satisfies readonly ProductType[]
