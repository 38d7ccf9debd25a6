import { createHash } from 'node:crypto'
import { isPermitted, type StaffCaller, type StaffRight } from '../../domain/staff/staff-right.ts'
import layout from './back-office.css?raw'
import { html, type Html } from './html.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

export type Frame = {
  readonly words: BackOfficeTexts
  readonly title: string
  readonly holder?: StaffCaller
  /** An error message, at the top of the page. */
  readonly fault?: string | undefined
  readonly content: Html
}

/** Writes whole pages; `tokens` are the colours and spaces of the shop's design. */
export type Frames = { readonly page: (frame: Frame) => string; readonly policy: string }

/** The sections of the back office, each with its permission; the first permitted one is the start page. */
const SECTIONS = [
  { name: 'orders', href: '/desk', right: 'orders:read' },
  { name: 'products', href: '/desk/products', right: 'products:read' },
  { name: 'customers', href: '/desk/customers', right: 'customers:read' },
  { name: 'coupons', href: '/desk/coupons', right: 'coupons:write' },
  { name: 'reviews', href: '/desk/reviews', right: 'reviews:write' },
  { name: 'tasks', href: '/desk/tasks', right: 'tasks:write' },
  { name: 'audit_log', href: '/desk/audit-log', right: 'audit-log:read' },
  { name: 'staff', href: '/desk/staff', right: 'staff:write' },
] as const satisfies readonly { readonly name: string; readonly href: string; readonly right: StaffRight }[]

const sectionsOf = (holder: StaffCaller) => SECTIONS.filter(({ right }) => isPermitted(holder, right))
export const firstPage = (holder: StaffCaller): string | undefined => sectionsOf(holder)[0]?.href

const bar = ({ words: { t }, holder }: Frame): Html =>
  holder === undefined ? html`<header class="bar"><strong>${t('back_office.title')}</strong></header>`
    : html`<header class="bar">
<a href="/desk"><strong>${t('back_office.title')}</strong></a>
<nav aria-label="${t('back_office.nav_label')}"><ul>${sectionsOf(holder).map(({ name, href }) =>
    html`<li><a href="${href}">${t(`back_office.nav.${name}`)}</a></li>`)}</ul></nav>
<form method="post" action="/desk/sign-out"><a href="/desk/me">${holder.person.name}</a>
<button class="quiet">${t('back_office.sign_out')}</button></form>
</header>`

export const openFrames = (tokens: string): Frames => {
  const style = `${tokens}\n${layout}`
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    page: (frame) => {
      const { words: { locale, t }, title, fault, content } = frame
      const body = html`<a class="skip" href="#main">${
        t('back_office.skip')}</a>${bar(frame)}<main id="main" tabindex="-1"><h1>${title}</h1>
${fault === undefined ? undefined : html`<p class="fault" role="alert">${fault}</p>`}${content}</main>`
      const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${fault === undefined ? '' : `${fault} `}${title} | ${t('back_office.title')}</title>`
      // The style is inserted unescaped, exactly as hashed for the policy; it contains no user input.
      return `<!doctype html><html lang="${locale}"><head>${head.markup}<style>${style}</style></head><body>${body.markup}</body></html>`
    },
  }
}
