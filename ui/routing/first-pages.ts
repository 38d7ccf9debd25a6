/**
 * The pages a session usually starts with, by name: their views are loaded without loader and action, which are loaded on first
 * use.
 */
export const FIRST_PAGES = {
  index: { view: 'ui/home/HomePage.tsx', draw: async () => (await import('../home/HomePage.tsx')).HomePage },
  product: { view: 'ui/product/ProductPage.tsx', draw: async () => (await import('../product/ProductPage.tsx')).ProductPage },
  category: { view: 'ui/category/CategoryPage.tsx', draw: async () => (await import('../category/CategoryPage.tsx')).CategoryPage },
  search: { view: 'ui/search/SearchPage.tsx', draw: async () => (await import('../search/SearchPage.tsx')).SearchPage },
} as const

export const isFirstPage = (name: string): name is keyof typeof FIRST_PAGES => Object.hasOwn(FIRST_PAGES, name)
