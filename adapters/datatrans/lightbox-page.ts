import { createHash } from 'node:crypto'
import { escapeHtml } from '../../application/commerce/mail/escape-html.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { LIGHTBOX_PATH } from './lightbox-address.ts'

const STYLE = `:root{color-scheme:light}body{font:17px/1.5 system-ui,sans-serif;margin:0;padding:1rem;background:#eef1f6;color:#1b2430}
main{max-width:26rem;margin:2rem auto;background:#fff;padding:1.5rem;border-radius:.75rem}h1{margin:0 0 .5rem;font-size:1.5rem}
[hidden]{display:none}
.go{display:inline-block;padding:.7rem 1.2rem;border-radius:.5rem;background:#22406e;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #b25e00;outline-offset:2px}`

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** The only page that may load the payment provider's script and frames. */
export const lightboxPolicy = (payOrigin: string): string =>
  `default-src 'none'; script-src 'self' ${payOrigin}; frame-src ${payOrigin}; connect-src ${payOrigin}; img-src 'self' ${payOrigin}; ` +
  `style-src ${STYLE_HASH}; form-action ${payOrigin}; base-uri 'none'; frame-ancestors 'none'`

export type LightboxTexts = Readonly<Record<'title' | 'opening' | 'otherwise' | 'go' | 'back', string>>

export type LightboxPage = {
  readonly locale: Locale
  readonly texts: LightboxTexts
  readonly transaction: string
  /** The address of the provider's script. */
  readonly script: string
  /** The integrity hash of the script, if configured: `sha384-…`. */
  readonly integrity?: string
  /** The provider's own page for the same transaction. */
  readonly redirect: string
  /** The page of the order, a path. */
  readonly back: string
}

/** A page that opens the provider's lightbox for a transaction, with a link to use if that fails. */
export const lightboxPage = ({ locale, texts: words, transaction, script, integrity, redirect, back }: LightboxPage): string => {
  const data = {
    transaction, script, ...(integrity === undefined ? {} : { integrity }),
    cancelled: `${back}?payment=cancelled`, failed: `${back}?payment=failed`,
  }
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head>
<body><main id="payment"${attributes}><h1>${escapeHtml(words.title)}</h1>
<p id="opening" role="status" hidden>${escapeHtml(words.opening)}</p>
<div id="otherwise"><p>${escapeHtml(words.otherwise)}</p>
<p><a class="go" href="${escapeHtml(redirect)}">${escapeHtml(words.go)}</a></p></div>
<p><a href="${escapeHtml(back)}">${escapeHtml(words.back)}</a></p></main><script src="${LIGHTBOX_PATH}.js"></script></body></html>`
}
