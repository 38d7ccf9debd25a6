import type { Crumb } from '../design/Breadcrumbs.tsx'

/** The breadcrumbs as structured data (schema.org); the last one is the page itself. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to === undefined ? {} : { item: origin + to }),
  })),
})
