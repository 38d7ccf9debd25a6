import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { classNames } from '../../design/class-names.ts'
import text from '../../design/text.module.css'
import css from './Lists.module.css'

type ChipLink = { readonly href: string; readonly label: string; readonly isCurrent: boolean; readonly count?: number | undefined }

/** The filters of a list as links, each with the number of its results. */
export const Chips = ({ label, links }: { readonly label: string; readonly links: readonly ChipLink[] }) => (
  <nav aria-label={label}>
    <ul className={css['chips']}>
      {links.map(({ href, label: name, isCurrent, count }) => (
        <li key={href}>
          <a className={css['chip']} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {name}
            {count !== undefined && <>{' '}<span className={text['soft']}>{count}</span></>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** A number or an amount, aligned right, so that digits are below each other. */
export const Amount = ({ children }: { readonly children: ReactNode }) => <td className={css['amount']}>{children}</td>

/** A heading of a column; a column of amounts is aligned right. */
type Head = string | { readonly amount: string }

/** A table that scrolls horizontally if it is wider than the page; within a card it has no frame and no column headings. */
export const Table = ({ label, heads = [], children }: {
  readonly label: string
  readonly heads?: readonly Head[]
  readonly children: ReactNode
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard
  <div className={classNames(css['scroll'], heads.length > 0 && css['framed'])} tabIndex={0} role="region" aria-label={label}>
    <table className={css['table']}>
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head, index) => (typeof head === 'string'
              ? <th key={index} scope="col">{head}</th>
              : <th key={index} scope="col" className={css['amount']}>{head.amount}</th>))}
          </tr>
        </thead>
      )}
      <tbody>{children}</tbody>
    </table>
  </div>
)

/** A list with its filters as address; empty filters are left out. */
export const addressWith = (path: string, filters: Readonly<Record<string, string | number | undefined>>): string => {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

/** The first page of a list is its address without a number. */
export const pageNumber = (page: number): number | undefined => (page === 1 ? undefined : page)

type PagerProps = {
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly href: (page: number) => string
}

export const Pager = ({ label, page, pages, href }: PagerProps) => pages > 1 && (
  <nav aria-label={label}>
    <p className={css['pager']}>
      {page > 1 && <a rel="prev" href={href(page - 1)}><FormattedMessage id="back_office.previous" /></a>}
      {page < pages && <a rel="next" href={href(page + 1)}><FormattedMessage id="back_office.following" /></a>}
    </p>
  </nav>
)
