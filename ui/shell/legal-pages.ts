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

/** The pages a shop must have, by their place below the language prefix, as the footer names them. */
export const LEGAL_PAGES: readonly { readonly path: string; readonly label: MessageId }[] =
  CONTENT_SLUGS.map((slug) => ({ path: contentPath(slug), label: LABELS[slug] }))
