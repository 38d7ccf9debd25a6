import { contentPath } from '../content/content-slug.ts'
import type { InfoPage } from '../../domain/content/shop-info.ts'
import type { MessageId } from '../messages/message-id.ts'
import type { FrameInfo } from '../catalogue/frame-info.ts'

type LegalPage = { readonly path: string; readonly label: MessageId; readonly info?: InfoPage; readonly isInCheckout?: true }

/** The pages a shop must have, in the order of the footer; those with `info` are named by the editors. */
const LEGAL_PAGES: readonly LegalPage[] = [
  { path: contentPath('shipping-info'), label: 'shell.legal.shipping', info: 'shippingInfo', isInCheckout: true },
  { path: contentPath('returns'), label: 'shell.legal.returns', info: 'returns', isInCheckout: true },
  // The wording is required by law, on every page (Directive 2011/83/EU, article 11a).
  { path: '/withdrawal', label: 'shell.legal.withdrawal' },
  { path: contentPath('contact'), label: 'shell.legal.contact', isInCheckout: true },
  { path: contentPath('about-us'), label: 'shell.legal.about', info: 'aboutUs' },
  { path: contentPath('terms'), label: 'shell.legal.terms', info: 'terms', isInCheckout: true },
  { path: contentPath('privacy'), label: 'shell.legal.privacy', info: 'privacy', isInCheckout: true },
  { path: contentPath('cookies'), label: 'shell.legal.cookies', info: 'cookieConsent' },
  { path: contentPath('legal-notice'), label: 'shell.legal.legal_notice', info: 'legalNotice', isInCheckout: true },
  { path: contentPath('disclaimer'), label: 'shell.legal.disclaimer', info: 'disclaimer' },
  { path: contentPath('accessibility'), label: 'shell.legal.accessibility', info: 'accessibility' },
]

export type NamedPage = { readonly to: string; readonly label: MessageId }

/**
 * Links to the pages a shop must have: those that the editors name, or the shop's own if the editors' settings are unknown
 * (decision C14).
 */
export const legalPages = (info: Pick<FrameInfo, 'pages'> | undefined, toPath: (path: string) => string): readonly NamedPage[] =>
  LEGAL_PAGES.flatMap(({ path, label, info: page }) => {
    const to = info === undefined || page === undefined ? toPath(path) : info.pages[page]
    return to === undefined ? [] : [{ to, label }]
  })

/** Pages to read before ordering: always all of the shop's own pages. */
export const checkoutLegalPages = (toPath: (path: string) => string): readonly NamedPage[] =>
  LEGAL_PAGES.filter(({ isInCheckout }) => isInCheckout).map(({ path, label }) => ({ to: toPath(path), label }))
