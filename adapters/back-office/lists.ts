import { html, type Html } from './html.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

/** A filter link of a list, and the number of its results. */
export const chip = (href: string, label: string, isCurrent: boolean, count?: number): Html =>
  html`<li><a href="${href}"${isCurrent && html` aria-current="page"`}>${label}${
    count !== undefined && html` <span class="soft">${count}</span>`}</a></li>`

export const chips = (label: string, links: readonly Html[]): Html =>
  html`<nav aria-label="${label}"><ul class="counts">${links}</ul></nav>`

/** A table heading; amounts are aligned right. */
type Head = string | { readonly amount: string }

/** A table that scrolls horizontally if it is wider than the page. */
export const table = (label: string, heads: readonly Head[], rows: readonly Html[]): Html =>
  html`<div class="scroll card" tabindex="0" role="region" aria-label="${label}">
<table><thead><tr>${heads.map((head) => (typeof head === 'string'
    ? html`<th scope="col">${head}</th>`
    : html`<th scope="col" class="amount">${head.amount}</th>`))}</tr></thead><tbody>${rows}</tbody></table></div>`

/** The address of a list with its filters; empty filters are left out. */
export const addressWith = (path: string, filters: Readonly<Record<string, string | number | undefined>>): string => {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

type Paged = { readonly page: number; readonly pages: number; readonly href: (page: number) => string }

export const pager = ({ t }: BackOfficeTexts, label: string, { page, pages, href }: Paged): Html | undefined =>
  pages <= 1 ? undefined : html`<nav aria-label="${label}"><p class="pager">
${page > 1 && html`<a rel="prev" href="${href(page - 1)}">${t('back_office.previous')}</a>`}
${page < pages && html`<a rel="next" href="${href(page + 1)}">${t('back_office.following')}</a>`}</p></nav>`
