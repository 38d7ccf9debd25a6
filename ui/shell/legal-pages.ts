import { CONTENT_SLUGS, contentPath } from '../content/content-slug.ts'
import type { ContentSlug } from '../content/content-slug.ts'
import type { MessageId } from '../messages/message-id.ts'

const LABELS: { readonly [slug in ContentSlug]: MessageId } = {
  'shipping-info': 'shell.legal.shipping',
  returns: 'shell.legal.returns',
  contact: 'shell.legal.contact',
  'about-us': 'shell.legal.about',
  terms: 'shell.legal.terms',
  privacy: 'shell.legal.privacy',
  cookies: 'shell.legal.cookies',
  'legal-notice': 'shell.legal.legal_notice',
  disclaimer: 'shell.legal.disclaimer',
  accessibility: 'shell.legal.accessibility',
}

type NamedPage = { readonly path: string; readonly label: MessageId }

const named = (slug: ContentSlug): NamedPage => ({ path: contentPath(slug), label: LABELS[slug] })

/** As the law wants it called, on every page (Directive 2011/83/EU, article 11a). */
const WITHDRAWAL: NamedPage = { path: '/withdrawal', label: 'shell.legal.withdrawal' }

/** The pages a shop must have, by their place below the language prefix, as the footer names them. */
export const LEGAL_PAGES: readonly NamedPage[] =
  CONTENT_SLUGS.flatMap((slug) => (slug === 'returns' ? [named(slug), WITHDRAWAL] : [named(slug)]))

const READ_BEFORE_ORDERING = ['shipping-info', 'returns', 'contact', 'terms', 'privacy', 'legal-notice'] as const

/** What one may want to read on the way to an order. */
export const CHECKOUT_LEGAL_PAGES: readonly NamedPage[] = READ_BEFORE_ORDERING.map(named)
