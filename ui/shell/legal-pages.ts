import type { MessageId } from '../messages/message-id.ts'

/** The pages a shop must have, by their place below the language prefix. */
export const LEGAL_PAGES: readonly { readonly path: string; readonly label: MessageId }[] = [
  { path: '/shipping', label: 'shell.legal.shipping' },
  { path: '/returns', label: 'shell.legal.returns' },
  { path: '/about', label: 'shell.legal.about' },
  { path: '/terms', label: 'shell.legal.terms' },
  { path: '/privacy', label: 'shell.legal.privacy' },
  { path: '/legal-notice', label: 'shell.legal.legal_notice' },
  { path: '/accessibility', label: 'shell.legal.accessibility' },
]
