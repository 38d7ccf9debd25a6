import { contentPath } from '../content/content-slug.ts'
import type { InfoPage } from '../../domain/content/shop-info.ts'
import type { MessageId } from '../messages/message-id.ts'
import type { FrameInfo } from '../catalogue/frame-info.ts'

type LegalPage = { readonly path: string; readonly label: MessageId; readonly info?: InfoPage; readonly isAtTheTill?: true }

/** The pages a shop must have, in the order in which the footer names them; those with `info` are named by its editors. */
const LEGAL_PAGES: readonly LegalPage[] = [
  { path: contentPath('shipping-info'), label: 'shell.legal.shipping', info: 'shippingInfo', isAtTheTill: true },
  { path: contentPath('returns'), label: 'shell.legal.returns', info: 'returns', isAtTheTill: true },
  // As the law wants it called, on every page (Directive 2011/83/EU, article 11a).
  { path: '/withdrawal', label: 'shell.legal.withdrawal' },
  { path: contentPath('contact'), label: 'shell.legal.contact', isAtTheTill: true },
  { path: contentPath('about-us'), label: 'shell.legal.about', info: 'aboutUs' },
  { path: contentPath('terms'), label: 'shell.legal.terms', info: 'terms', isAtTheTill: true },
  { path: contentPath('privacy'), label: 'shell.legal.privacy', info: 'privacy', isAtTheTill: true },
  { path: contentPath('cookies'), label: 'shell.legal.cookies', info: 'cookieConsent' },
  { path: contentPath('legal-notice'), label: 'shell.legal.legal_notice', info: 'legalNotice', isAtTheTill: true },
  { path: contentPath('disclaimer'), label: 'shell.legal.disclaimer', info: 'disclaimer' },
  { path: contentPath('accessibility'), label: 'shell.legal.accessibility', info: 'accessibility' },
]

export type NamedPage = { readonly to: string; readonly label: MessageId }

/**
 * Links to the pages a shop must have: those that its editors name, or the shop's own where nothing is known of its editors
 * (decision C14).
 */
export const legalPages = (info: Pick<FrameInfo, 'pages'> | undefined, toPath: (path: string) => string): readonly NamedPage[] =>
  LEGAL_PAGES.flatMap(({ path, label, info: page }) => {
    const to = info === undefined || page === undefined ? toPath(path) : info.pages[page]
    return to === undefined ? [] : [{ to, label }]
  })

/** What one may want to read on the way to an order: the shop's own pages, always all of them. */
export const checkoutLegalPages = (toPath: (path: string) => string): readonly NamedPage[] =>
  LEGAL_PAGES.filter(({ isAtTheTill }) => isAtTheTill).map(({ path, label }) => ({ to: toPath(path), label }))
