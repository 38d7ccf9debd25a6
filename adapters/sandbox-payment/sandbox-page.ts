import { createHash } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { escapeHtml } from '../../application/commerce/mail/escape-html.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { makeMoney } from '../../domain/money/money.ts'
import type { Attempt } from './attempt.ts'

const STYLE = `:root{color-scheme:light}body{font:17px/1.5 system-ui,sans-serif;margin:0;padding:1rem;background:#eef1f6;color:#1b2430}
main{max-width:26rem;margin:2rem auto;background:#fff;padding:1.5rem;border-radius:.75rem;box-shadow:0 2px 12px #1b243022}
h1{margin:0 0 .5rem;font-size:1.5rem}.note{background:#fff6d6;border:1px solid #d9b84a;border-radius:.5rem;padding:.6rem .8rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1rem;margin:1.5rem 0}dt{color:#4a5666}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
@media(max-width:22rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.75rem}}
.amount{font-size:1.4rem;white-space:nowrap}form{display:grid;gap:.75rem}
button{font:inherit;min-height:44px;border-radius:.5rem;border:1px solid #4a5666;background:#fff;color:inherit;cursor:pointer}
.primary{background:#22406e;border-color:#22406e;color:#fff;font-weight:600}
button:focus-visible{outline:3px solid #b25e00;outline-offset:2px}`

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

const originOf = (address: string): string => new URL(address).origin

/** The policy of the page: its own style, forms to itself and to its return addresses, no script. */
export const pagePolicy = ({ success, cancel, error }: Attempt): string => {
  const origins = [...new Set([success, cancel, error].map(originOf))].join(' ')
  return `default-src 'none'; style-src ${STYLE_HASH}; form-action 'self' ${origins}; base-uri 'none'; frame-ancestors 'none'`
}

const amountOf = ({ amount, currency }: Attempt): string =>
  pipe(makeMoney(amount, currency), E.match(() => '', (money) => formatMoney(money)))

const digitsOf = ({ card }: Attempt): string => (card === undefined ? '' : ` •••• ${escapeHtml(card.slice(-4))}`)

const button = (outcome: string, text: string, kind = ''): string =>
  `<button name="outcome" value="${outcome}"${kind}>${escapeHtml(text)}</button>`

export type SandboxTexts = Readonly<Record<
  'title' | 'note' | 'amount' | 'method' | 'reference' | 'pay' | 'late' | 'decline' | 'cancel' | 'refunded' | 'savesCard' | 'once', string
>>

const choices = (words: SandboxTexts, savesCard: boolean): string =>
  `<form method="post">${button('paid', words.pay, ' class="primary"')}
${savesCard ? button('paid_once', words.once) : ''}${button('late', words.late)}
${button('declined', words.decline)}${button('cancelled', words.cancel)}</form>`

/** Payment methods by the shop's names, and the texts of the page. */
export type PageTexts = {
  readonly nameOf: (method: Attempt['method'], locale: Attempt['locale']) => string
  readonly textsOf: (locale: Attempt['locale']) => SandboxTexts
}

/** The payment page, with its four outcomes; a refunded payment is shown as such. */
export const sandboxPage = (attempt: Attempt, { nameOf, textsOf }: PageTexts, isRefunded = false): string => {
  const { locale, method, payment_id, savesCard } = attempt
  const words = textsOf(locale)
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(words.title)}</h1>
<p class="note">${escapeHtml(words.note)}</p>${savesCard === true ? `\n<p id="keeps">${escapeHtml(words.savesCard)}</p>` : ''}
<dl><dt>${escapeHtml(words.amount)}</dt><dd class="amount">${escapeHtml(amountOf(attempt))}</dd>
<dt>${escapeHtml(words.method)}</dt><dd>${escapeHtml(nameOf(method, locale))}${digitsOf(attempt)}</dd>
<dt>${escapeHtml(words.reference)}</dt><dd>${escapeHtml(payment_id)}</dd></dl>
${isRefunded ? `<p class="note">${escapeHtml(words.refunded)}</p>` : choices(words, savesCard === true)}</main></body></html>`
}
