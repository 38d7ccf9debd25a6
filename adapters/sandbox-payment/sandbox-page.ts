import * as E from 'fp-ts/Either'
import { isCurrency } from '../../domain/money/currency.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { makeMoney } from '../../domain/money/money.ts'
import { DEFAULT_LOCALE, isLocale } from '../../domain/shop/locale.ts'
import type { Attempt } from './attempt.ts'
import { WORDS } from './sandbox-words.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `body{font:17px/1.5 system-ui,sans-serif;margin:0;background:#eef1f6;color:#1b2430}
main{max-width:26rem;margin:3rem auto;background:#fff;padding:2rem;border-radius:.75rem;box-shadow:0 2px 12px #1b243022}
h1{margin:0 0 .5rem;font-size:1.5rem}.note{background:#fff6d6;border:1px solid #d9b84a;border-radius:.5rem;padding:.6rem .8rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.4rem 1rem;margin:1.5rem 0}dt{color:#4a5666}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.amount{font-size:1.4rem}form{display:grid;gap:.75rem}button{font:inherit;min-height:44px;border-radius:.5rem;border:1px solid #4a5666;background:#fff;color:inherit;cursor:pointer}
button.primary{background:#22406e;border-color:#22406e;color:#fff;font-weight:600}button:focus-visible{outline:3px solid #d98a00;outline-offset:2px}`

const amountOf = ({ amount, currency }: Attempt, locale: keyof typeof WORDS): string => {
  const money = isCurrency(currency) ? makeMoney(amount, currency) : E.left(undefined)
  return E.isRight(money) ? formatMoney(money.right, locale) : ''
}

/** Policy of the page: its own style, forms to itself and on to the addresses it was given, nothing that runs. */
export const pagePolicy = (attempt: Attempt): string => {
  const origins = [...new Set([attempt.success, attempt.cancel, attempt.error].map((address) => new URL(address).origin))]
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`
}

export const sandboxPage = (attempt: Attempt): string => {
  const locale = isLocale(attempt.locale) ? attempt.locale : DEFAULT_LOCALE
  const words = WORDS[locale]
  const button = (outcome: string, text: string, isFirst = false): string =>
    `<button name="outcome" value="${outcome}"${isFirst ? ' class="primary"' : ''}>${text}</button>`
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="same-origin">
<title>${words.title}</title><style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p class="note">${words.note}</p>
<dl><dt>${words.amount}</dt><dd class="amount">${amountOf(attempt, locale)}</dd><dt>${words.method}</dt><dd>${escaped(attempt.method)}</dd>
<dt>${words.reference}</dt><dd>${escaped(attempt.payment_id)}</dd></dl>
<form method="post">${button('paid', words.pay, true)}${button('late', words.late)}${button('declined', words.decline)}${button('cancelled', words.cancel)}</form>
</main></body></html>`
}
