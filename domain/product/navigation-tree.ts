import type { ProductType } from './product-type.ts'

/** What the menu and the breadcrumb may start with; other types are found by search and direct links (decision A32). */
export const NAVIGATION_ROOTS = ['lens', 'lenscare', 'sunglasses'] as const satisfies readonly ProductType[]

export type NavigationNode = {
  readonly slug: string
  readonly path: string
  readonly children: readonly NavigationNode[]
}

const childrenOf = (parent: string, paths: readonly string[]): readonly NavigationNode[] => {
  const below = paths.filter((path) => path.startsWith(`${parent}/`)).map((path) => path.slice(parent.length + 1))
  const slugs = [...new Set(below.map((rest) => rest.replace(/\/.*$/s, '')))].filter((slug) => slug !== '')
  return slugs.map((slug) => nodeAt(slug, `${parent}/${slug}`, paths))
}

const nodeAt = (slug: string, path: string, paths: readonly string[]): NavigationNode =>
  ({ slug, path, children: childrenOf(path, paths) })

/** The menu of the given category paths (or bare types): three roots at most, in their own order (Commerce §1). */
export const buildNavigationTree = (paths: readonly string[]): readonly NavigationNode[] =>
  NAVIGATION_ROOTS
    .filter((root) => paths.some((path) => path === root || path.startsWith(`${root}/`)))
    .map((root) => nodeAt(root, root, paths))
