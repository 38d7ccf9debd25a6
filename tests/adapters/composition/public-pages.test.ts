import { expect, it } from 'vitest'
import { publicPages } from '../../../adapters/composition/server/public-pages.ts'
import { CONTENT_SLUGS } from '../../../ui/content/content-slug.ts'

it('lists for search engines the start page, every content page, and the pages whose row says so', () => {
  expect(publicPages()).toEqual(['/', ...CONTENT_SLUGS.map((slug) => `/${slug}`), '/withdrawal'])
})
