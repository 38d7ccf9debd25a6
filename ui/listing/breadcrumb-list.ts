import type { Crumb } from '../design/Breadcrumbs.tsx'

/** The way through the catalogue as search engines read it (schema.org); the last step is the page itself. */
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
